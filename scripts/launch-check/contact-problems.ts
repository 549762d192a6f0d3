import type { Agency } from '#content-model/agency-schema.ts';
import { isReservedDomain } from './reserved-domain.ts';

/** Returns a sentence for each contact detail that reaches nobody, the promises of the sample, and a demonstration copy. */
export function contactProblems(
  file: string,
  { sample, demonstration, phone, email, social, fromPrice }: Agency,
): readonly string[] {
  const phones = Object.entries(phone)
    .filter(([, number]) => isFictionalPhone(number))
    .map(
      ([key, number]) =>
        `${file}, phone.${key}: nobody answers ${number}; 555-0100 to 555-0199 are numbers for fiction. Put in your own.`,
    );
  const mailboxes = isReservedDomain(email.slice(email.lastIndexOf('@') + 1))
    ? [`${file}, email: no email reaches ${email}, whose domain is for examples. Put in your own.`]
    : [];
  const links = social
    .filter(({ url }) => isExampleUrl(url))
    .map(
      ({ url }) =>
        `${file}, social: ${url} is an example. Put in your own page, or remove the network.`,
    );
  const copy =
    demonstration === true
      ? [`${file}, demonstration: the footer says that this is a demonstration copy. Remove it.`]
      : [];
  const promises = ['answersWithin', 'hours', ...(fromPrice ? ['fromPrice'] : []), 'serves'];
  const kept = `${file}: ${promises.join(', ')} are promises of the sample. Put in what you keep, then set sample: false.`;
  return [...copy, ...phones, ...mailboxes, ...links, ...(sample ? [kept] : [])];
}

/** 555-0100 to 555-0199 of any area code, with or without an extension, are never assigned. */
function isFictionalPhone(number: string): boolean {
  const [withoutExtension = ''] = number.split(/ext|[x#;,]/i);
  return /^1?(\d{3})?55501\d{2}$/.test(withoutExtension.replace(/\D/g, ''));
}

function isExampleUrl(url: string): boolean {
  const { hostname, pathname } = new URL(url);
  return isReservedDomain(hostname) || /(?<![a-z])example(?![a-z])/i.test(pathname);
}
