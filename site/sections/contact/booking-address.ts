/** Returns the address of a page for appointments, with who wants one where its service takes that. */
export function bookingAddress(
  booking: string,
  { name = '', email = '' }: Readonly<Record<string, string>>,
): string {
  const url = new URL(booking);
  // https://cal.com/help/embedding/prefill-booking-form-embed
  // https://help.calendly.com/hc/en-us/articles/226766767
  if (/(?:^|\.)(?:cal\.com|calendly\.com)$/.test(url.hostname)) {
    url.searchParams.set('name', name);
    url.searchParams.set('email', email);
  }
  return url.href;
}
