import { Fault } from './setting-readers.ts';

/** A database that is no file of this machine, by the engine that it is on. */
export type SharedDatabase =
  | { readonly engine: 'postgresql'; readonly url: URL }
  /** The database of the project that is called `(default)`. */
  | { readonly engine: 'firestore'; readonly projectId: string };

/** Never repeats the text: it may hold a password. */
export function sharedDatabase(text: string): SharedDatabase | Fault {
  if (text.startsWith('firestore:')) return firestoreProject(text);
  const url = URL.parse(text);
  if (url === null || !/^postgres(?:ql)?:$/.test(url.protocol)) {
    return new Fault(
      'is not an address such as postgres://user:password@db.example.com:5432/website, nor one such as firestore://your-project',
    );
  }
  const { username, password, pathname, hostname, searchParams } = url;
  if (![username, password, pathname].every(isDecodable)) {
    return new Fault('has a % that begins no character: write %25 for it');
  }
  if (hostname === '' && !searchParams.has('host')) return new Fault('names no server');
  if (username === '' && !searchParams.has('user')) return new Fault('names no user');
  return pathname.length > 1
    ? { engine: 'postgresql', url }
    : new Fault('names no database, which stands behind the server and /');
}

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
