/** A number of this period and of the one before, with the days that each was counted on. */
export interface Compared {
  readonly now: number;
  readonly before: number;
  readonly days: number;
  readonly daysBefore: number;
}

/**
 * What the two say about each other, in words that stand behind the number of now. Small numbers are only put beside each other: from 1 to 3
 * is chance as often as not. Larger ones have changed where the difference is more than chance alone
 * makes of such counts; where the periods are not of one length, a day is compared with a day.
 */
export function change({ now, before, days, daysBefore }: Compared): string {
  if (now === 0 && before === 0) return 'none before either';
  if (before === 0) return 'none before';
  if (Math.min(now, before) < fewest) {
    if (now === before) return 'as many as before';
    return `instead of ${number(before)}`;
  }
  const ratio = days / daysBefore;
  const expected = before * ratio;
  const share = Math.round((Math.abs(now - expected) / expected) * 100);
  const chance = 3 * Math.sqrt(now + expected * ratio);
  if (share === 0 || Math.abs(now - expected) <= chance) {
    return `no clear change from ${number(before)}`;
  }
  const aDay = days === daysBefore ? '' : ' a day';
  return `${now > expected ? 'up' : 'down'} ${number(share)}%${aDay} from ${number(before)}`;
}

/** Of fewer, chance alone makes half as many or twice as many. */
const fewest = 30;

function number(value: number): string {
  return value.toLocaleString('en-US');
}
