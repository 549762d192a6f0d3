import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { contentFaults } from './content-faults.ts';
import { loadAndFollow } from './load-and-follow.ts';
import { parsedYaml } from './parsed-yaml.ts';
import { stopAtFaults } from './stop-at-faults.ts';

interface ContentFile {
  /** From the project's root. */
  readonly path: string;
  /** What each entry has to be. */
  readonly schema: z.ZodType;
  /** What names an entry; two entries of one name are a mistake. */
  readonly nameOf: (entry: Entry) => unknown;
  /** How many entries there have to be, where the page is drawn for so many. One is a group, no list. */
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
      await loadAndFollow(
        context,
        (changed) => changed === filePath,
        async () => {
          const entries = namedEntries(file, await readFile(filePath, 'utf8'));
          context.store.clear();
          for (const { id, entry } of entries) {
            const data = await context.parseData({ id, data: entry, filePath });
            const digest = context.generateDigest(data);
            context.store.set({ id, data, digest, filePath: file.path });
          }
        },
      );
    },
  };
}

/**
 * The entries of such a file, each under an id that keeps its place. Throws one sentence a line for
 * all that is wrong with it, each with file, line and field.
 */
export function namedEntries({ path, schema, nameOf, length }: ContentFile, text: string) {
  const { content, faults, placeOf } = parsedYaml(path, text);
  stopAtFaults(faults);
  const isGroup = length === 1;
  const whole = isGroup ? schema : z.array(schema);
  // `case-studies`: what its entries are called in a complaint.
  const listName = isGroup ? '' : path.replace(/^.*\//, '').replace(/\.\w+$/, '');
  const entries: unknown[] = Array.isArray(content) ? content : [content];
  const names = entries.map((entry) => (isRecord(entry) ? nameOf(entry) : undefined));
  for (const fault of contentFaults(whole, content)) {
    faults.push(`${placeOf(fault.path, listName)}${fault.sentence}`);
  }
  for (const [place, name] of names.entries()) {
    if (typeof name === 'string' && names.indexOf(name) < place) {
      faults.push(`${placeOf([place], listName)}two entries are called "${name}".`);
    }
  }
  if (length !== undefined && entries.length !== length) {
    faults.push(`${path}:1 holds ${entries.length} entries; the page is drawn for ${length}.`);
  }
  stopAtFaults(faults);
  return entries.filter(isRecord).map((entry, place) => {
    const name = String(nameOf(entry));
    return { id: isGroup ? name : `${String(place).padStart(3, '0')} ${name}`, entry };
  });
}

function isRecord(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
