import { expect, test } from 'vitest';
import { hoursLine, hoursText, weekdays } from './opening-hours.ts';

const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = weekdays;
const workdays = [monday, tuesday, wednesday, thursday, friday];
const open = (days: readonly (typeof weekdays)[number][], opens: string, closes: string) => ({
  days: [...days],
  opens,
  closes,
});
const nineToSix = open(workdays, '09:00', '18:00');

test.each([
  [[nineToSix], 'Monday to Friday, 9am to 6pm', 'M-F, 9am - 6pm', 'Mon-Fri 9a - 6p'],
  [
    [open([tuesday, wednesday, thursday], '08:30', '16:00'), open([saturday], '08:00', '12:00')],
    'Tuesday to Thursday, 8:30am to 4pm, and Saturday, 8am to noon',
    'Tu-Th, 8:30am - 4pm; Sa, 8am - 12pm',
    'Tue-Thu 8:30a - 4p; Sat 8a - 12p',
  ],
  [
    [open(workdays, '08:00', '12:00'), open(workdays, '13:00', '17:00')],
    'Monday to Friday, 8am to noon and 1pm to 5pm',
    'M-F, 8am - 12pm, 1pm - 5pm',
    'Mon-Fri 8a - 12p, 1p - 5p',
  ],
  [
    [open([friday], '00:00', '12:00'), open([saturday, sunday], '00:00', '23:59')],
    'Friday, midnight to noon, and Saturday to Sunday, around the clock',
    'F, 12am - 12pm; Sa-Su, 24 hours',
    'Fri 12a - 12p; Sat-Sun 24h',
  ],
  [[open([...weekdays], '00:00', '00:00')], 'around the clock', 'around the clock', '24/7'],
  [[], 'by appointment', 'by appointment', 'By appointment'],
  [
    [
      open([monday], '09:00', '17:00'),
      open([tuesday], '9:00', '18:00'),
      open([sunday], '09:00', '12:30'),
    ],
    'Monday, 9am to 5pm; Tuesday, 9am to 6pm, and Sunday, 9am to 12:30pm',
    'M, 9am - 5pm; Tu, 9am - 6pm; Su, 9am - 12:30pm',
    'Mon 9a - 5p; Tue 9a - 6p; Sun 9a - 12:30p',
  ],
])('writes hours in three lengths: %#', (hours, sentence, short, shortest) => {
  expect(hoursText(hours)).toEqual({ sentence, short, shortest });
});

test.each([
  [[open([...weekdays], '00:00', '00:00')], 'Open around the clock'],
  [[], 'By appointment'],
  [[open([monday], '09:00', '18:00')], 'Monday, 9am to 6pm'],
])('writes hours as a line: %#', (hours, line) => {
  expect(hoursLine(hours)).toBe(line);
});
