import { z } from 'zod';

/**
 * A text that an owner writes. It can name facts of the agency, as in `{city}`, which are filled in when
 * the content is read. `slots` are the other names in braces that it must have; the page fills them in.
 */
export function text(meaning: string, max: number, ...slots: string[]) {
  return z
    .string()
    .min(1)
    .max(max)
    .refine((value) => value === '' || value.trim() !== '', 'is blank')
    .meta({ description: meaning, slots });
}

/** A heading, a label, the text of a button. */
export function label(meaning: string, ...slots: string[]) {
  return text(meaning, 80, ...slots);
}

/** One or more sentences. */
export function sentences(meaning: string, ...slots: string[]) {
  return text(meaning, 320, ...slots);
}

/** What search results and shared links show of a page. */
export const head = {
  title: text('The title of the tab, of search results and shared links', 60),
  description: z.string().min(50).max(160).describe('The text under the title in search results'),
};

/** Returns the schema of fields that belong together. */
export function group<Fields extends z.ZodRawShape>(meaning: string, fields: Fields) {
  return z.strictObject(fields).describe(meaning);
}

/** Returns the schema of a list. */
export function list<Item extends z.ZodType>(meaning: string, item: Item) {
  return z.array(item).describe(meaning);
}

/** Returns the schema of a list whose entries have fields. */
export function entries<Fields extends z.ZodRawShape>(meaning: string, fields: Fields) {
  return list(meaning, z.strictObject(fields));
}

/** A name that addresses and other files use. No other entry of its list may have it. */
export const id = z
  .string()
  .regex(
    /^[a-z][a-z0-9-]*$/,
    'must be lowercase letters, digits and hyphens, starting with a letter: okafor-plumbing',
  )
  .meta({ isUnique: true });

/** A language as HTML names it (BCP 47). */
export const languageTag = z
  .string()
  .refine(isLanguage, 'is not the tag of a language such as es, es-MX or zh-Hans');

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}

/** The address of a page of another site, as a browser shows it. */
export const webAddress = z
  .url({
    protocol: /^https$/,
    hostname: z.regexes.domain,
    error: 'is not an address that begins with https://',
  })
  .refine((address) => {
    const { username, password } = URL.parse(address) ?? { username: '', password: '' };
    return username === '' && password === '' && !/\s/.test(address);
  }, 'has a space or a password in it: write the address as the browser shows it');

/** The name of something else in the content, such as the address of a page. */
export function reference(refersTo: NonNullable<z.GlobalMeta['refersTo']>, meaning: string) {
  return z.string().meta({ description: meaning, refersTo });
}

/** The field of what can be taken off the site without being deleted. */
export const hidden = z.boolean().optional().describe('true: neither it nor a link to it is shown');

/** The same for what has an address of its own. */
export const hideablePage = {
  hidden,
  redirectTo: reference(
    'shown page',
    'While it is hidden, where its old address leads to: /services',
  )
    .regex(/^\/[a-z0-9/#-]*$/, 'is not a page of this site such as /services')
    .optional(),
};
