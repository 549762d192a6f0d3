import { contentFolder } from '#content-model/content-folder.ts';
import { readContent } from '#content-model/read-content.ts';
import { StartError } from '#content-model/problems/start-error.ts';
import { fallbackFaces } from './fallback-faces.ts';
import { fontProblems } from './font-problems.ts';
import { preparedFonts } from './prepare-font.ts';

/** `virtual:font-fallbacks.css`: what visitors read until the fonts of `content/brand.yaml` are loaded. */
export const fontFallbacks = {
  name: 'font-fallbacks',
  resolveId: (id: string) => (id === moduleId ? `\0${moduleId}` : undefined),
  load: (id: string) => (id === `\0${moduleId}` ? styles() : undefined),
};

const moduleId = 'virtual:font-fallbacks.css';

async function styles(): Promise<string> {
  const content = readContent();
  const problems = await fontProblems(contentFolder, content);
  if (problems.length > 0) throw new StartError(problems);
  const { display, text } = content.brand.typefaces;
  const css = [display, text].map(
    async (typeface) => fallbackFaces(typeface, await preparedFonts(contentFolder, typeface)).css,
  );
  return (await Promise.all(css)).join('');
}
