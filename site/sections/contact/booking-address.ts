/** Returns the address of a page for appointments, with who wants one where its service takes that. */
export function bookingAddress(
  booking: string,
  { name = '', email = '' }: Readonly<Record<string, string>>,
): string {
  const url = new URL(booking);
  if (takesVisitor(booking)) {
    url.searchParams.set('name', name);
    url.searchParams.set('email', email);
  }
  return url.href;
}

/** Returns whether a page for appointments takes the name and email address of a visitor. */
export function takesVisitor(booking: string): boolean {
  // https://cal.com/help/embedding/prefill-booking-form-embed
  // https://help.calendly.com/hc/en-us/articles/226766767
  return /(?:^|\.)(?:cal\.com|calendly\.com)$/.test(new URL(booking).hostname);
}
