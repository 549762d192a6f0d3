/**
 * Returns how many inquiry emails of their own a flood may cause in {@link inquiryPeriod}; all other
 * inquiries come in a digest. Two digests may fall into an hour, at its begin and at its end. A message
 * without a token leaves the second half of the rest to those with one.
 * @param perHour the maximum number of emails about inquiries in an hour.
 */
export function maxInquiries(perHour: number, hasToken: boolean): number {
  const single = perHour - 2;
  return hasToken ? single : Math.floor(single / 2);
}

/** In milliseconds. */
export const inquiryPeriod = 60 * 60_000;

/**
 * Returns when the next digest goes out: every full hour on every server, so that one digest has all that
 * wait. A minute is left to store what came just before it.
 */
export function nextDigest(now: number): number {
  return Math.ceil((now + 60_000) / inquiryPeriod) * inquiryPeriod;
}
