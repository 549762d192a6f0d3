/**
 * Preloaded into the measured host: lifts every request limit. One machine plays all visitors here, and
 * the limit for everyone would end a measurement after 600 messages. Counting costs the same.
 */
import { limitRules } from '#backend/limits/request-limits.ts';

for (const rule of Object.values(limitRules)) {
  Object.assign(rule, { client: 1e9, subnet: 1e9, provider: 1e9, everyone: 1e9 });
}
