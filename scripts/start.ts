/**
 * `npm start`: builds the site, then becomes its server. One process, so that signals reach the
 * server: a shell between npm and the server would not pass them on.
 */
// One after the other: static imports would not wait for the build. A failed build ends the process.
await import('./build.ts');
await import('../backend/hosts/node/main.ts');

export {};
