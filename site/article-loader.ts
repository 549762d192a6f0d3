import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Loader, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { contentFaults } from './content-faults.ts';
import { isPageId } from './page-id.ts';
import { parsedYaml } from './parsed-yaml.ts';

/** Loads a folder of Markdown articles, once each of them is without mistakes. */
export function articleFiles(folder: string, schema: z.ZodType): Loader {
  const files = glob({ base: folder, pattern: '*.md' });
  return {
    name: 'article-files',
    async load(context) {
      const base = new URL(`${folder}/`, context.config.root);
      const names = (await readdir(fileURLToPath(base))).filter((name) => name.endsWith('.md'));
      const texts = await Promise.all(
        names
          .sort()
          .map(async (name) => [name, await readFile(new URL(name, base), 'utf8')] as const),
      );
      const faults = texts.flatMap(([name, text]) =>
        articleFaults(`${folder}/${name}`, schema, text),
      );
      if (faults.length > 0) throw new Error(`Mistakes in content:\n\n${faults.join('\n')}\n`);
      await files.load(context);
    },
  };
}

/**
 * A sentence for every mistake of an article, with file and line: in the fields above its text, and
 * what in the text would be more than Markdown.
 */
export function articleFaults(path: string, schema: z.ZodType, text: string): readonly string[] {
  const [head = '', fields = ''] = /^---\r?\n(.*?)^---[ \t]*(?:\r?\n|$)/ms.exec(text) ?? [];
  const { content, lineOf } = parsedYaml(path, fields, 2);
  const inFields = contentFaults(schema, content ?? {}).map(
    (fault) =>
      `${path}:${lineOf(fault.path)} ${z.core.toDotPath([...fault.path])}: ${fault.sentence}`,
  );
  const firstLine = head.split('\n').length;
  const inText = withoutCode(text.slice(head.length))
    .split('\n')
    .flatMap((line, place) =>
      lineFaults(line).map((sentence) => `${path}:${firstLine + place} ${sentence}`),
    );
  return [...inFields, ...inText];
}

function lineFaults(line: string): readonly string[] {
  const faults: string[] = [];
  const [html] = /<(?:[a-z][a-z\d-]*(?=[\s/>]|$)|\/[a-z]|[!?])[^>]*>?/i.exec(line) ?? [];
  if (html !== undefined) {
    faults.push(`"${html}" is HTML. Say it in Markdown; where a < is meant, write &lt;.`);
  }
  for (const [, linked, reference, bare] of line.matchAll(links)) {
    const address = linked ?? reference ?? bare ?? '';
    if (!leadsSomewhere.test(address)) {
      faults.push(
        `"${address}" is no address to link to. Begin it with https:, mailto:, tel:, / or #.`,
      );
    }
  }
  const heading = /^ {0,3}#{1,6}[ \t]+(.*?)[ \t#]*$/.exec(line)?.[1];
  if (heading !== undefined && isPageId(slug(heading))) {
    faults.push(
      `the heading "${heading}" has a name the page needs for itself. Put it differently.`,
    );
  }
  return faults;
}

/** `[text](address)`, `[name]: address` and `<address>`. */
const links = /\]\(\s*<?([^\s)>]*)|^ {0,3}\[[^\]]+\]:\s*<?([^\s>]*)|<([a-z][a-z\d+.-]*:[^>\s]*)>/gi;

/** A scheme that is known, or none: also not one that is spelled with entities or backslashes. */
const leadsSomewhere = /^(?:(?:https?|mailto|tel):|[^:&\\]*(?:[/?#]|$))/i;

/** The same text and lines, with spaces where it shows code. */
function withoutCode(markdown: string): string {
  return markdown.replaceAll(/^(`{3,}|~{3,}).*?^\1|`[^`\n]+`/gms, (code) =>
    code.replaceAll(/[^\n]/g, ' '),
  );
}

/** The end of a heading's address, as the renderer makes it. */
function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
}
