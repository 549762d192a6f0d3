import { agency } from '#content-model/content.ts';

/** The phone number in a sentence. */
export function PhoneLink() {
  return <a href={`tel:${agency.phone.international}`}>{agency.phone.display}</a>;
}
