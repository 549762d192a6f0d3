import { decodeUri } from '#contract/decode-uri.ts';
import { SettingProblem } from './setting-parsers.ts';

export type SharedDatabase =
  | { readonly engine: 'postgresql'; readonly url: URL }
  /** The database of the project that is called `(default)`. */
  | { readonly engine: 'firestore'; readonly projectId: string };

/** Reads `DATABASE_URL`. Throws `SettingProblem`, which never repeats the text: it may hold a password. */
export function databaseUrl(text: string): SharedDatabase {
  if (text.startsWith('firestore:')) return firestoreProject(text);
  // The address of a Unix socket has no server: postgres://user@/website?host=/run/postgresql
  const url = URL.parse(text.replace(/^(\w+:\/\/[^/?#]*@)\//, '$1localhost/'));
  if (url === null || !/^postgres(?:ql)?:$/.test(url.protocol)) {
    throw new SettingProblem(
      'is not an address such as postgres://user:password@db.example.com:5432/website or firestore://your-project',
    );
  }
  const { username, password, hostname, pathname, searchParams, hash } = url;
  if (hash !== '' || pathname.includes('@')) throw new SettingProblem(signs);
  if ([username, password, hostname, pathname].some((part) => decodeUri(part) === undefined)) {
    throw new SettingProblem('has a % that is not part of an encoded character: write %25');
  }
  const hasServer = !/^\w+:\/\/(?:[^/?#]*@)?\//.test(text) || searchParams.has('host');
  if (!hasServer) throw new SettingProblem('names no server');
  // The driver ignores a mode or a spelling that it does not know, and would connect without TLS. Of two modes it uses
  // the last, and the launch check reads the first.
  const modes = [...searchParams].filter(([name]) => /^ssl[_-]?mode$/i.test(name));
  const isKnown = modes.every(([name, mode]) => name === 'sslmode' && sslModes.includes(mode));
  if (!isKnown || modes.length > 1) {
    throw new SettingProblem(`does not name sslmode once, as one of ${sslModes.join(', ')}`);
  }
  if (username === '' && !searchParams.has('user')) throw new SettingProblem('names no user');
  if (pathname.length <= 1) throw new SettingProblem('names no database, after the server and /');
  return { engine: 'postgresql', url };
}

const signs =
  'has a sign that ends a part of it: in user and password write %23 for # and %2F for /';

const sslModes = ['disable', 'no-verify', 'prefer', 'require', 'verify-ca', 'verify-full'];

function firestoreProject(text: string): SharedDatabase {
  // https://cloud.google.com/resource-manager/docs/creating-managing-projects
  const [, projectId] = /^firestore:\/\/([a-z][a-z0-9-]{4,28}[a-z0-9])$/.exec(text) ?? [];
  if (projectId !== undefined) return { engine: 'firestore', projectId };
  throw new SettingProblem(
    'is not firestore:// and the id of a project, such as firestore://your-project',
  );
}

/** Why a server does not start on a Firestore database: a sentence about `DATABASE_URL`. */
export const firestoreHasFunctions =
  'the database of a Firebase project is served by its functions, which `npm run deploy` deploys (docs/launching.md). `npm run messages` and `npm run report` work with it; a server needs a PostgreSQL, or no DATABASE_URL';
