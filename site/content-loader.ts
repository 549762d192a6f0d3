import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { YAMLParseError, parse } from 'yaml';

/**
 * Loads a YAML file of `content/` that holds one entry, whose id is its name, or a list of them.
 * Unlike Astro's own `file()`, which logs a syntax error and goes on with an empty collection,
 * it fails the build and names the file and the line. Collections are sorted by id, so a list's
 * ids begin with the place of the entry: the order written is the order on the page.
 *
 * @param path from the project's root
 * @param nameOf what names an entry; two entries of one name are a mistake
 */
export function yamlFile(path: string, nameOf: (entry: Entry) => unknown): Loader {
  return {
    name: 'yaml-file',
    async load(context) {
      const filePath = fileURLToPath(new URL(path, context.config.root));
      const reload = async () => {
        const entries = namedEntries(path, await readFile(filePath, 'utf8'), nameOf);
        context.store.clear();
        for (const { id, entry } of entries) {
          const data = await context.parseData({ id, data: entry, filePath });
          context.store.set({ id, data, digest: context.generateDigest(data), filePath: path });
        }
      };
      context.watcher?.on('change', (changed) => {
        if (changed === filePath) void reload();
      });
      await reload();
    },
  };
}

/**
 * The entries of such a file, each under an id that keeps its place. Throws a sentence that names the
 * file if its text is no YAML, an entry is none, or two have one name.
 */
export function namedEntries(path: string, text: string, nameOf: (entry: Entry) => unknown) {
  const content = parsed(path, text);
  const entries: unknown[] = Array.isArray(content) ? content : [content];
  const names = new Set<string>();
  return entries.map((entry, place) => {
    if (!isRecord(entry)) {
      throw new Error(`${path}: each entry should be a group of "key: value" lines.`);
    }
    const name = String(nameOf(entry));
    if (names.has(name)) throw new Error(`${path}: two entries are called "${name}".`);
    names.add(name);
    const id = Array.isArray(content) ? `${String(place).padStart(3, '0')} ${name}` : name;
    return { id, entry };
  });
}

type Entry = Readonly<Record<string, unknown>>;

function parsed(path: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof YAMLParseError) throw new Error(`${path}: ${error.message}`);
    throw error;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
