import { basename, join, relative } from 'node:path';
import type { MdastNode } from 'satteri';
import type { Content } from '../schemas/content-schema.ts';
import { didYouMean } from './did-you-mean.ts';
import { downloadAddress, encodedDownload } from '../download-address.ts';
import { downloadNames } from '../download-files.ts';
import { hideBraces } from '../markdown/markdown-braces.ts';
import { markdownFiles } from '../markdown/markdown-files.ts';
import { lineOf, markdownNodes, readMarkdownText, sourceOf } from '../markdown/markdown-nodes.ts';
import { markdownPicture } from '../markdown/markdown-picture.ts';
import { noSuchFact, textFacts, type TextFacts } from '../text-facts.ts';
import { pictureName, pictureNameProblem } from '../schemas/picture-schema.ts';
import { pageAddresses, publishedContent, shownMarkdown } from '../published-content.ts';
import { readMarkdownFields } from '../read-yaml-file.ts';

/**
 * Returns what is wrong with the Markdown that is shown: missing files, links and pictures that lead nowhere, and
 * unknown facts. A line each: file, line, remedy.
 */
export function markdownProblems(folder: string, content: Content): readonly string[] {
  const published = publishedContent(content);
  const shown = shownMarkdown(content);
  const pages = [...pageAddresses(content), ...downloadNames(folder).map(downloadAddress)];
  const facts = textFacts(published);
  return [
    // Astro reads the others too.
    ...markdownFiles(folder, 'articles').flatMap((file) => readMarkdownFields(file).problems),
    ...published.services.flatMap(({ title, link, hideBlogPost }) => {
      const file = `articles/${link}.md`;
      if (hideBlogPost === true || shown.includes(file)) return [];
      return `${relative('', join(folder, file))}: this file is missing. Write it, or set hideBlogPost: true for "${title}"`;
    }),
    ...shown.flatMap((file) => textProblems(join(folder, file), pages, facts)),
  ];
}

/** What is wrong with the text of a file under its fields. */
function textProblems(file: string, pages: readonly string[], facts: TextFacts): readonly string[] {
  const text = readMarkdownText(file);
  const nodes = markdownNodes(text);
  const problems = nodes.flatMap((node) =>
    [nodeProblem(node, nodes, sourceOf(node, text), pages)]
      .flat()
      .filter((problem) => problem !== undefined)
      .map((problem) => ({ line: lineOf(node), problem })),
  );
  const lineAt = (index: number, source = text) => source.slice(0, index).split('\n').length;
  const mark = text.search(/^(?:<{7}|>{7}) /m);
  if (mark >= 0) {
    const problem =
      'here two versions were to be merged: keep one, and delete the lines with < = >';
    problems.push({ line: lineAt(mark), problem });
  }
  const hidden = hideBraces(text);
  for (const { index, 0: fact, 1: name = '' } of hidden.matchAll(/\{(\w+)\}/g)) {
    if (Object.hasOwn(facts, name)) continue;
    const problem = `${noSuchFact(fact, facts)}. ${braceRemedy}`;
    problems.push({ line: lineAt(index, hidden), problem });
  }
  if (text.trim() === '') problems.push({ line: lineAt(text.length), problem: noText });
  return problems.map(({ line, problem }) => `${relative('', file)}:${line}: ${problem}`);
}

const noText = 'has no text under its fields: write it below the second line of ---';

const braceRemedy = String.raw`For the brace itself write \{, or put it between backticks as code`;

/** What is wrong with a part of a text, where the parts of all its text are `nodes`. */
function nodeProblem(
  node: MdastNode,
  nodes: readonly MdastNode[],
  source: string,
  pages: readonly string[],
): string | undefined | readonly (string | undefined)[] {
  if (node.type === 'image') return pictureProblem(node.url);
  if (node.type === 'definition') {
    const isPicture = nodes.some(
      (other) => other.type === 'imageReference' && other.identifier === node.identifier,
    );
    return isPicture ? pictureProblem(node.url) : linkProblem(node.url, pages);
  }
  if (node.type === 'link') {
    const hasText = node.children.length > 0;
    return hasText ? linkProblem(node.url, pages) : `the link ${node.url} has no text`;
  }
  if (node.type === 'code') return codeProblem(source);
  if (node.type === 'html') return htmlProblem(node.value);
  if (node.type === 'footnoteDefinition') return footnoteProblem(node.identifier, node, nodes);
  if (node.type !== 'text') return undefined;
  return [
    ...unread.map(([found, remedy]) => {
      const [match] = found.exec(source) ?? [];
      return match && `"${match.trim()}" is shown as it is written: ${remedy}`;
    }),
    ...Array.from(source.matchAll(unreadPicture), ([, target = '']) => unreadProblem(target)),
    ...Array.from(source.matchAll(unreadReference), ([, note, name]) => noTarget(note, name)),
  ];
}

/** What is meant as Markdown, but not read as such: visitors would see it as it is written. */
const unread: readonly (readonly [found: RegExp, remedy: string])[] = [
  [
    /(?<![\\!])\[[^\]\n]+\]\([^\n]*/,
    'a link ends with ), and an address with a space stands between < and >: [Call us](<tel:303 555 0142>)',
  ],
  [
    /(?<!\\)\[[^\]\n]+\] \((?:\/|#|https?:|mailto:|tel:)[^\n]*/,
    'a link has no space between ] and (',
  ],
  [
    /(?<!\\)\*\*\S*|\S*(?<!\\)\*\*/,
    'bold words begin and end with **, without a space inside them',
  ],
  [/^##+[^\s#][^\n]*|^#{7}[^\n]*/m, 'a heading has one to six #, and a space after them'],
  [/^\|[^\n]*\|[ \t]*$/m, 'the second line of a table has a --- for each column: | --- | --- |'],
  [
    /^:::[^\n]*|^\[TOC\]$|^\[!\w+\]|\[\[[^\]\n]+\]\]|==\S[^=\n]*==|\{[#.:][^}\n]*\}|\{ +\w+ *\}|\{\{\w+\}\}/im,
    'it is Markdown of other programs. The guide lists what there is here',
  ],
];

/** A picture that is none in Markdown, since its name has spaces. */
const unreadPicture = /!\[[^\]]*\]\(<?((?:[^()<">]|\([^()">]*\))*[^()<">\s])/g;
/** A link or a footnote that refers to nothing. */
const unreadReference = /\[\^([^\]\s]+)\]|\]\[([^\]]+)\]/g;

/** Code between fences that runs to the end of the article. */
function codeProblem(source: string): string | undefined {
  const [, fence] = /^(`{3,}|~{3,})/.exec(source) ?? [];
  const last = source.trimEnd().split('\n').slice(1).at(-1)?.trim();
  return fence === undefined || last?.startsWith(fence) === true
    ? undefined
    : `the code that begins here has no end: add a line ${fence} after it`;
}

/** A footnote that no text refers to, or that another one of the same name hides. */
function footnoteProblem(name: string, node: MdastNode, nodes: readonly MdastNode[]) {
  const ofName = nodes.filter((other) => 'identifier' in other && other.identifier === name);
  if (ofName.find(({ type }) => type === node.type) !== node)
    return `there are two footnotes [^${name}]: give one another name`;
  return ofName.some(({ type }) => type === 'footnoteReference')
    ? undefined
    : `no text refers to this footnote: write [^${name}] where it belongs`;
}

function noTarget(note: string | undefined, name = ''): string {
  return note === undefined
    ? `there is no address for [${name}]: add a line such as [${name}]: /services`
    : `there is no footnote [^${note}]: add a line such as [^${note}]: What it says`;
}

/** Parts of pages, and files such as `/feed.xml`, are looked for when the site is built. A file to download is here. */
function linkProblem(target: string, pages: readonly string[]): string | undefined {
  if (/^https?:/i.test(target) && URL.parse(target)?.hostname.includes('.') !== true) {
    return `the link ${target} is no whole address such as https://www.example.com`;
  }
  if (/^(?:(?:https?|mailto|tel|sms):|#)/i.test(target)) return undefined;
  if (!/^\/(?!\/)/.test(target)) {
    return `the link ${target} does not work here: write the address of a page, such as /services, of a part of this one, such as #prices, or a whole one, such as https://www.example.com`;
  }
  const page = encodedDownload(target.replace(/[?#].*$/, ''));
  if (pages.includes(page)) return undefined;
  if (page.startsWith('/files/')) return `there is no file ${page.slice(1)} in the content folder`;
  return page.includes('.')
    ? undefined
    : `there is no page ${page}${didYouMean(page, pages, 'the pages are')}`;
}

/** Whether there is such a file is checked with those of other texts. */
function pictureProblem(target: string): string | undefined {
  if (/^(?:\w+:|\/\/)/.test(target)) {
    return `the picture ${target} is not in images/, and pages show no picture from elsewhere: save it there, and write ../images/ and its name`;
  }
  const name = markdownPicture(target) ?? basename(target);
  if (!pictureName.test(name)) return `the picture ${target} ${pictureNameProblem(name)}`;
  return /^\.\.\/images\/[^/]+$/.test(target)
    ? undefined
    : `the picture ${target} is searched for in images/ only: write ../images/${name}`;
}

function unreadProblem(target: string): string | undefined {
  const problem = pictureProblem(target);
  return problem === undefined && /\s/.test(target)
    ? `the picture ${target} has a space in its name, which needs < and >: write (<${target}>)`
    : problem;
}

/** A comment may stay, and the end of an element goes with its start. */
function htmlProblem(html: string): string | undefined {
  const beside = html.replaceAll(/<!--[^]*?-->/g, '').trim();
  if (beside === '' || beside.startsWith('</')) return undefined;
  const [tag] = /^<[^\s>]+/.exec(beside) ?? [];
  if (tag === undefined)
    return `"${beside}" is not shown: give the comment before it a line of its own`;
  return /^<(?:iframe|video|embed|object)$/i.test(tag)
    ? `HTML such as ${tag}> is not shown. For a video write a picture with a link: [![What it shows](../images/film.jpg)](https://www.example.com/film)`
    : String.raw`HTML such as ${tag}> is not shown: write it in Markdown, or \< for the sign itself`;
}
