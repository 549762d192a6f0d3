import { escapedHtml } from '../../notifications/escaped-html.ts';

/** Text that is HTML already. Only {@link markup} makes it, and only from what stands in our sources. */
export class Markup {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

type Part = Markup | string | number | undefined | readonly Part[];

/** Template tag for HTML: whatever is put into it is escaped, unless it is markup itself. */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...parts.map(written)));
}

function written(part: Part): string {
  if (part === undefined) return '';
  if (part instanceof Markup) return part.toString();
  if (typeof part === 'object') return part.map(written).join('');
  return escapedHtml(String(part));
}
