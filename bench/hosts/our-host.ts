/**
 * The whole host as `npm start` runs it, but for the limits: one machine plays all visitors here, and
 * the limit for everybody would end a measurement after 600 messages. Counting them costs the same.
 */
import { fileURLToPath } from 'node:url';
import { agencyFacts } from '#backend/settings/agency-facts.ts';
import { openContactService } from '#backend/hosts/node/contact-service.ts';
import { programLog } from '#backend/hosts/node/program-log.ts';
import { runProgram } from '#backend/hosts/node/run-program.ts';
import { buildServer } from '#backend/hosts/node/server.ts';
import { settings } from '#backend/settings/settings.ts';
import { memoryLimits } from '#backend/limits/memory-limits.ts';
import { tellUsage } from './host-usage.ts';

const wide = { client: 1e9, subnet: 1e9, everyone: 1e9 };
const siteFolder = fileURLToPath(new URL('../../dist/', import.meta.url));

await runProgram(async () => {
  const config = settings();
  const log = programLog();
  const limits = memoryLimits({
    call: wide,
    'form-post': wide,
    'foreign-form': wide,
    'newcomer-message': wide,
    message: wide,
    'newcomer-plain-form': wide,
    'plain-form': wide,
    challenge: wide,
    exchange: wide,
    events: wide,
  });
  const contact = await openContactService(config, agencyFacts(), log, { limits });
  const server = buildServer({ contact, siteFolder, config, log });
  const address = await server.listen({ host: config.host, port: config.port });
  contact.startWorkers();
  return { server, contact, log, greeting: [`The host is at ${address}`] };
});
tellUsage();
