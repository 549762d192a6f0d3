import type { MarkdownHeading } from 'astro';
import { valid } from 'node-html-parser';
import { isPageId } from './page-id.ts';

interface HtmlFault {
  /** What to look for in the source; empty where it cannot be found there. */
  readonly text: string;
  readonly sentence: string;
}

/**
 * What an article's HTML holds beyond what the renderer writes for Markdown. The renderer spells
 * every tag in one way and any other `<` as `&lt;`: what stands there differently was HTML before.
 */
export function htmlFaults(
  html: string,
  headings: readonly MarkdownHeading[],
): readonly HtmlFault[] {
  const tags = /<(?:\/?([a-z]+\d?)((?: [\w-]+(?:="[^"]*")?)*)>|[^>]*>?)/g;
  const faults = [...html.matchAll(tags)].flatMap(([tag, element = '', attributes = '']) => {
    if (!elements.test(element)) return [htmlFault(tag)];
    return [...attributes.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)].flatMap(
      ([, name = '', value = '']) => {
        if (name === 'id' && isPageId(value)) {
          const heading = headings.find(({ slug }) => slug === value);
          return [headingFault(heading?.text ?? value)];
        }
        if (free.test(name) || bound.get(name)?.test(value)) return [];
        return [name === 'href' || name === 'src' ? addressFault(value) : htmlFault(tag)];
      },
    );
  });
  const isOpen = faults.length === 0 && !valid(html);
  return isOpen
    ? [{ text: '', sentence: 'a tag of HTML is not closed. Say it in Markdown.' }]
    : faults;
}

const elements =
  /^(?:p|h[1-6]|a|ul|ol|li|em|strong|del|code|pre|blockquote|img|hr|br|table|thead|tbody|tr|th|td|sup|section|span)$/;

/** Attributes that can hold anything; the latter of them are the highlighter's and the footnotes'. */
const free =
  /^(?:alt|title|id|class|start|tabindex|aria-(?:label|describedby)|data-(?:language|footnote[a-z-]*))$/;

const address = /^(?:https?:|mailto:|tel:|[/#])/;

/** Attributes that could do more than the renderer has them do. */
const bound: ReadonlyMap<string, RegExp> = new Map([
  ['href', address],
  ['src', address],
  [
    'style',
    /^(?:text-align: \w+|(?:(?:color|background-color|overflow-x|font-\w+|text-decoration): ?[#\w-]+(?:; ?|$))+)$/,
  ],
  // A picture from a file of the project: Astro will write each key as an attribute.
  [
    '__ASTRO_IMAGE_',
    /^\{(?:&quot;(?:alt|title|src|index)&quot;:(?:\d+|&quot;(?:\\.|(?!&quot;|&#)[^\\])*&quot;),?)*\}$/,
  ],
]);

function htmlFault(tag: string): HtmlFault {
  const [text = tag] = tag.split('\n');
  return {
    text,
    sentence: `"${text}" is HTML. Say it in Markdown; where a < is meant, write &lt;.`,
  };
}

function addressFault(text: string): HtmlFault {
  return {
    text,
    sentence: `"${text}" is no address to link to. Begin it with https:, mailto:, tel:, / or #.`,
  };
}

function headingFault(text: string): HtmlFault {
  return {
    text,
    sentence: `the heading "${text}" has a name the page needs for itself. Put it differently.`,
  };
}
