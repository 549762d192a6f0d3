import { sql } from 'kysely';

/** Sorts notifications by kind, in the order of `notificationKinds`. */
export const kindOrder = sql`case kind when 'inquiry' then 0 when 'confirmation' then 1 else 2 end`;
