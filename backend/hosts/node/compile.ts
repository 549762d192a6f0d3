/** The last step of a build: compiles the server, so that its first start need not. */
import { flushCompileCache } from 'node:module';
import { keepCompiled } from './compile-cache.ts';

keepCompiled();
await import('./run-program.ts');
await import('../../settings/settings.ts');
await import('./start-site.ts');
// What a server loads later, with its first visitor who writes, and its first notification.
await import('../../app-check/proof-of-work.ts');
await import('../../http/problem-page.ts');
await import('nodemailer');
flushCompileCache();
