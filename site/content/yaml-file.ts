import { readFile } from 'node:fs/promises';
import { file, type Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { parse } from 'yaml';

/**
 * Astro's `file()` for a YAML list. Astro sorts a collection by id, so the id of an entry is its
 * place in the list: the order written is the order on the page.
 */
export function yamlList(path: string): Loader {
  return strictFile(path, (content) =>
    Object.fromEntries(
      z
        .array(entrySchema)
        .parse(content)
        .map((entry, index) => [`entry ${String(index + 1).padStart(3, '0')}`, entry]),
    ),
  );
}

/** Astro's `file()` for a YAML file that is one entry. */
export function yamlEntry(path: string, id: string): Loader {
  const loader = strictFile(path, (content) => ({ [id]: entrySchema.parse(content) }));
  // For `file-loader`, Astro would write a JSON schema that asks editors for a list.
  return { ...loader, name: 'yaml-entry' };
}

type Entry = Record<string, unknown>;
const entrySchema = z.record(z.string(), z.unknown());

/**
 * `file()` only logs that a file is missing or is not YAML, and goes on with the entries of the last
 * build. Here the build fails, with the name of the file.
 */
function strictFile(path: string, entriesOf: (content: unknown) => Record<string, Entry>): Loader {
  const parser = (text: string) => entriesOf(parse(text));
  const loader = file(path, { parser });
  return {
    ...loader,
    async load(context) {
      try {
        parser(await readFile(new URL(path, context.config.root), 'utf8'));
      } catch (error) {
        const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
        throw new Error(`${path}: ${reason}`, { cause: error });
      }
      await loader.load(context);
    },
  };
}
