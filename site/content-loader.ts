import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { contentFaults } from './content-faults.ts';
import { parsedYaml } from './parsed-yaml.ts';

interface ContentFile {
  /** From the project's root. */
  readonly path: string;
  /** What each entry has to be. */
  readonly schema: z.ZodType;
  /** What names an entry; two entries of one name are a mistake. */
  readonly nameOf: (entry: Entry) => unknown;
  /** How many entries there have to be, where the page is drawn for so many. */
  readonly length?: number;
}

type Entry = Readonly<Record<string, unknown>>;

/**
 * Loads a YAML file of `content/` that holds one entry, whose id is its name, or a list of them.
 * Unlike Astro's own `file()`, which logs a syntax error and goes on with an empty collection,
 * it fails the build, and names each mistake of the file with its line. Collections are sorted by
 * id, so a list's ids begin with the place of the entry: the order written is the order on the page.
 */
export function yamlFile(file: ContentFile): Loader {
  return {
    // By the latter name Astro knows that the editor's JSON schema has to allow a list.
    name: file.length === 1 ? 'yaml-file' : 'file-loader',
    async load(context) {
      const filePath = fileURLToPath(new URL(file.path, context.config.root));
      const reload = async () => {
        const entries = namedEntries(file, await readFile(filePath, 'utf8'));
        context.store.clear();
        for (const { id, entry } of entries) {
          const data = await context.parseData({ id, data: entry, filePath });
          const digest = context.generateDigest(data);
          context.store.set({ id, data, digest, filePath: file.path });
        }
      };
      context.watcher?.on('change', (changed) => {
        // While somebody edits, the page shows what was there before the mistake.
        if (changed === filePath)
          reload().catch((error: unknown) => context.logger.error(String(error)));
      });
      await reload();
    },
  };
}

/**
 * The entries of such a file, each under an id that keeps its place. Throws one sentence a line for
 * all that is wrong with it, each with file, line and field.
 */
export function namedEntries({ path, schema, nameOf, length }: ContentFile, text: string) {
  const { content, lineOf } = parsedYaml(path, text);
  // `case-studies`: what its entries are called in a complaint.
  const stem = path.replace(/^.*\//, '').replace(/\.\w+$/, '');
  const isList = Array.isArray(content);
  const entries: unknown[] = isList ? content : [content];
  const names = new Set<string>();
  const faults: string[] = [];
  const named = entries.flatMap((entry, place) => {
    const wayTo = (inside: readonly PropertyKey[]) => (isList ? [place, ...inside] : inside);
    const tell = (inside: readonly PropertyKey[], sentence: string) => {
      const field = `${isList ? stem : ''}${z.core.toDotPath([...wayTo(inside)])}`;
      faults.push(
        `${path}:${lineOf(wayTo(inside))} ${field === '' ? '' : `${field}: `}${sentence}`,
      );
    };
    if (!isRecord(entry)) {
      tell([], 'each entry should be a group of "key: value" lines.');
      return [];
    }
    for (const fault of contentFaults(schema, entry)) tell(fault.path, fault.sentence);
    const name = String(nameOf(entry));
    if (names.has(name)) tell([], `two entries are called "${name}".`);
    names.add(name);
    return [{ id: isList ? `${String(place).padStart(3, '0')} ${name}` : name, entry }];
  });
  if (length !== undefined && entries.length !== length) {
    faults.push(`${path}:1 holds ${entries.length} entries; the page is drawn for ${length}.`);
  }
  if (faults.length > 0) throw new Error(`Mistakes in content:\n\n${faults.join('\n')}\n`);
  return named;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
