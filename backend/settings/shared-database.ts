import { Fault } from './setting-readers.ts';

/** A database that is no file of this machine, by the engine that it is on. */
export type SharedDatabase =
  | { readonly engine: 'postgresql'; readonly url: URL }
  /** The database of the project that is called `(default)`. */
  | { readonly engine: 'firestore'; readonly projectId: string };

/** Never repeats the text: it may hold a password. */
export function sharedDatabase(text: string): SharedDatabase | Fault {
  if (text.startsWith('firestore:')) return firestoreProject(text);
  // Of a socket no server stands before the path, which is no address to anybody but PostgreSQL.
  const url = URL.parse(text.replace(/^(\w+:\/\/[^/?#]*@)\//, '$1localhost/'));
  if (url === null || !/^postgres(?:ql)?:$/.test(url.protocol)) {
    return new Fault(
      'is not an address such as postgres://user:password@db.example.com:5432/website, nor one such as firestore://your-project',
    );
  }
  const { username, password, pathname, searchParams } = url;
  if (![username, password, pathname].every(isDecodable)) {
    return new Fault('has a % that begins no character: write %25 for it');
  }
  const hasServer = !/^\w+:\/\/(?:[^/?#]*@)?\//.test(text) || searchParams.has('host');
  if (!hasServer) return new Fault('names no server');
  // The driver would wait for ever at such a port, and take such a mode for another.
  const port = searchParams.get('port') ?? '5432';
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535) {
    return new Fault('names a port that is none: it is a number from 1 to 65535');
  }
  if (searchParams.getAll('sslmode').length > 1) return new Fault('names an sslmode twice');
  if (!sslModes.includes(searchParams.get('sslmode') ?? 'disable')) {
    return new Fault(`names an sslmode that is none of ${sslModes.join(', ')}`);
  }
  if (username === '' && !searchParams.has('user')) return new Fault('names no user');
  return pathname.length > 1
    ? { engine: 'postgresql', url }
    : new Fault('names no database, which stands behind the server and /');
}

const sslModes = ['disable', 'no-verify', 'prefer', 'require', 'verify-ca', 'verify-full'];

/** https://cloud.google.com/resource-manager/docs/creating-managing-projects: 6 to 30 of these. */
const projectAddress = /^firestore:\/\/(?<projectId>[a-z][a-z0-9-]{4,28}[a-z0-9])$/;

function firestoreProject(text: string): SharedDatabase | Fault {
  const projectId = projectAddress.exec(text)?.groups?.projectId;
  if (projectId !== undefined) return { engine: 'firestore', projectId };
  return new Fault(
    'is not firestore:// and the id of a project, such as firestore://your-project, with nothing before it or behind it',
  );
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Why a server does not start on one, in a sentence about `DATABASE_URL`. */
export const firestoreHasFunctions =
  'the database of a Firebase project is served by its functions, which `npm run deploy` brings there (docs/launching.md). `npm run messages` and `npm run report` work with it; a server needs a PostgreSQL, or no DATABASE_URL';
