import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import type { z } from 'astro/zod';
import { contentFaults } from './content-faults.ts';
import { htmlFaults } from './html-faults.ts';
import { loadAndFollow } from './load-and-follow.ts';
import { parsedYaml } from './parsed-yaml.ts';
import { splitFrontMatter } from './split-front-matter.ts';
import { stopAtFaults } from './stop-at-faults.ts';

/** Loads a folder of Markdown articles, once each of them is without mistakes. */
export function articleFiles(folder: string, schema: z.ZodType<Record<string, unknown>>): Loader {
  return {
    name: 'article-files',
    async load(context) {
      const base = fileURLToPath(new URL(folder, context.config.root));
      const isArticle = (file: string) => dirname(file) === base && file.endsWith('.md');
      await loadAndFollow(context, isArticle, async () => {
        const files = (await readdir(base)).map((name) => join(base, name)).filter(isArticle);
        const articles = await Promise.all(
          files.sort().map(async (file) => {
            const path = `${folder}/${basename(file)}`;
            const source = await readFile(file, 'utf8');
            // What looks like YAML above a text is taken off; nothing but this is to be.
            const render = (body: string) =>
              context.renderMarkdown(`---\n---\n${body}`, { fileURL: pathToFileURL(file) });
            return { file, path, source, ...(await checkedArticle(path, schema, source, render)) };
          }),
        );
        stopAtFaults(articles.flatMap(({ faults }) => faults));
        context.store.clear();
        for (const { file, path, source, content, body, rendered } of articles) {
          const id = basename(file, '.md');
          const data = await context.parseData({ id, data: schema.parse(content), filePath: file });
          const digest = context.generateDigest(source);
          const assetImports = rendered.metadata?.imagePaths ?? [];
          context.store.set({ id, data, body, filePath: path, digest, rendered, assetImports });
        }
      });
    },
  };
}

/**
 * The parts of an article, and a sentence for each of its mistakes, with file and line: in the fields
 * above its text, and what in the text is more than Markdown.
 */
export async function checkedArticle(
  path: string,
  schema: z.ZodType,
  source: string,
  render: LoaderContext['renderMarkdown'],
) {
  const { fields, body } = splitFrontMatter(source);
  const { content, faults, placeOf } = parsedYaml(path, fields, 2);
  if (faults.length === 0) {
    for (const fault of contentFaults(schema, content ?? {})) {
      faults.push(`${placeOf(fault.path)}${fault.sentence}`);
    }
  }
  const rendered = await render(body);
  const start = source.length - body.length;
  for (const { text, sentence } of htmlFaults(rendered.html, rendered.metadata?.headings ?? [])) {
    const before = source.slice(0, Math.max(start, source.indexOf(text, start)));
    faults.push(`${path}:${before.split('\n').length} ${sentence}`);
  }
  return { content, body, rendered, faults: [...new Set(faults)] };
}
