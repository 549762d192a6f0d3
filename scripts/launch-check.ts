/**
 * `npm run launch-check`: lists what must be fixed before this copy goes live, with the settings of the
 * folder where it is started. Exit code 1 while anything is left.
 * `-- --hosted`: for the hosted platform, which needs no TRUST_PROXY.
 */
import { join, relative } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Content } from '#content-model/schemas/content-schema.ts';
import { contentFolder } from '#content-model/content-folder.ts';
import { imagePath } from '#content-model/image-path.ts';
import { publishedContent } from '#content-model/published-content.ts';
import { readText } from '#content-model/read-text.ts';
import { readContent } from '#content-model/read-content.ts';
import { settings } from '#backend/settings/settings.ts';
import { contactProblems } from './launch-check/contact-problems.ts';
import { shownTexts } from './launch-check/shown-texts.ts';
import { regionTexts } from './launch-check/region-texts.ts';
import { sampleDrawings, showsSampleClient } from './launch-check/sample-drawings.ts';
import { sampleProblems } from './launch-check/sample-problems.ts';
import { isClaim, sampleTexts } from './launch-check/sample-texts.ts';
import { settingProblems } from './launch-check/setting-problems.ts';
import { startProblems } from './shared/or-exit.ts';
import { usedPictures } from '../site/build/used-pictures.ts';

type Group = readonly [heading: string, lines: readonly string[]];

/** In each text and drawing that `npm run new` has written. */
const todo = /\bTODO\b/;

const { hosted } = parseArgs({ options: { hosted: { type: 'boolean' } } }).values;
const shownFolder = relative('', contentFolder);
const mistakes = startProblems(readContent);
const content = mistakes.length === 0 ? readContent() : undefined;
const texts = content ? shownTexts(contentFolder, content) : [];
const ofSample = sampleTexts(texts);
const shippedDrawings = sampleDrawings(contentFolder);
// Also loads `.env`.
const settingMistakes = startProblems(settings);
const problems: readonly Group[] = [
  ['Mistakes that stop the build', mistakes],
  ...(content ? contentProblems(content) : []),
  ['Settings', [...new Set([...settingMistakes, ...settingProblems(process.env, hosted)])]],
];

// Not a problem, since it can be intended. But all messages would go to that address.
const functionsUrl = process.env.FUNCTIONS_URL?.trim() ?? '';
if (hosted && functionsUrl !== '') {
  console.log(
    `Pages send to ${functionsUrl} (FUNCTIONS_URL), not to the hosting they come from.\n`,
  );
}
problems.forEach(print);
if (content) print(["Still the sample's, to keep or to replace", stillOfSample(content.brand)]);
const count = problems.flatMap(([, lines]) => lines).length;
const things = ['Nothing stands', '1 thing stands'][count] ?? `${count} things stand`;
console.log(`${things} between this copy and going live.`);
process.exitCode = count === 0 ? 0 : 1;

function print([heading, lines]: Group): void {
  if (lines.length === 0) return;
  console.log([heading, ...lines.map((line) => `  ${line}`), ''].join('\n'));
}

function contentProblems(content: Content): readonly Group[] {
  const { agency, blogPage } = content;
  const pictures = usedPictures(contentFolder, publishedContent(content)).map(({ image }) => image);
  const drawings = [...new Set(pictures)].filter((image) => image.endsWith('.svg'));
  const isPlaceholder = (image: string) => todo.test(readText(imagePath(contentFolder, image)));
  const blog = `${join(shownFolder, 'pages/blogs.yaml')}: the page /blogs is a template with placeholder text. Set hidden: true.`;
  return [
    [
      'Invented entries. Put your own in their place and set sample: false',
      sampleProblems(content, shownFolder),
    ],
    [
      'Placeholders',
      [
        ...placesOf(texts.filter(({ value }) => todo.test(value))),
        ...drawings
          .filter(isPlaceholder)
          .map(
            (image) => `${join(shownFolder, 'images', image)}: put your own picture in its place`,
          ),
        ...(blogPage.hidden === true ? [] : [blog]),
      ],
    ],
    [
      'People, clients and promises of the sample. Once you have changed a text, it counts as yours',
      placesOf(ofSample.filter((text) => text.image === undefined && isClaim(text))),
    ],
    [
      'Alternative texts of the sample, of other pictures. Say what yours show',
      placesOf(
        ofSample.filter(({ image }) => image !== undefined && !shippedDrawings.includes(image)),
      ),
    ],
    [
      'Places and the law of the sample. Name yours, or leave the sentence out',
      placesOf(regionTexts(texts, agency)),
    ],
    ['Contact details', contactProblems(join(shownFolder, 'agency.yaml'), agency)],
  ];
}

/** Not problems: an agency may like to keep a text, and most drawings show no agency's people or work. */
function stillOfSample({ logo }: Content['brand']): readonly string[] {
  const [first, ...others] = shippedDrawings;
  const images = `${join(shownFolder, 'images')}: ${others.length + 1} drawings, such as ${first}`;
  const withClient = shippedDrawings.filter((image) => showsSampleClient(contentFolder, image));
  const hasMark = Object.values(logo).includes('roofs');
  return [
    ...placesOf(ofSample.filter((text) => text.image === undefined && !isClaim(text))),
    ...(first === undefined ? [] : [images]),
    ...withClient.map(
      (image) => `${join(shownFolder, 'images', image)}: a client of the sample is on it`,
    ),
    ...(hasMark ? [`${join(shownFolder, 'brand.yaml')}: the mark in the logo`] : []),
  ];
}

/** A line for each file: `content/team.yaml: lines 4, 7, 9`. */
function placesOf(texts: readonly { file: string; line: number }[]): readonly string[] {
  return Array.from(
    Map.groupBy(texts, ({ file }) => file),
    ([file, inFile]) => {
      const lines = [...new Set(inFile.map(({ line }) => line))];
      return `${join(shownFolder, file)}: line${lines.length === 1 ? '' : 's'} ${lines.join(', ')}`;
    },
  );
}
