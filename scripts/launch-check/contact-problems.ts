import type { Agency } from '#content-model/schemas/agency-schema.ts';
import { isReservedDomain } from './reserved-domain.ts';

/** Returns a sentence for each contact detail that does not work, the promises of the sample, and a demonstration copy. */
export function contactProblems(
  file: string,
  { sample, demonstration, phone, email, social, booking }: Agency,
): readonly string[] {
  const found: string[] = [];
  if (demonstration === true) {
    found.push('demonstration: the footer says that this is a demonstration copy. Remove it.');
  }
  const { display, international } = phone;
  for (const [key, number] of Object.entries({ display, international })) {
    if (!isFictionalPhone(number)) continue;
    found.push(
      `phone.${key}: ${number} reaches no phone; 555-0100 to 555-0199 are numbers for fiction. Put in your own.`,
    );
  }
  if (isReservedDomain(email.slice(email.lastIndexOf('@') + 1))) {
    found.push(`email: no email reaches ${email}, whose domain is for examples. Put in your own.`);
  }
  for (const { url } of social.filter((network) => isExampleUrl(network.url))) {
    found.push(`social: ${url} is an example. Put in your own page, or remove the network.`);
  }
  if (booking !== undefined && isExampleUrl(booking)) {
    found.push(`booking: ${booking} is an example. Put in your own page, or remove the line.`);
  }
  if (sample) {
    found.push(
      'answersBy, hours, serves: promises of the sample. Put in what you keep, then set sample: false.',
    );
  }
  return found.map((problem) => `${file}, ${problem}`);
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
