/** The database was written by an older version of this program, and is not to be changed just now. */
export class OlderDatabase extends Error {
  override readonly name = 'OlderDatabase';

  constructor() {
    super(
      'The database is older than this program: a server of this version brings it up to date when it starts. Until then run the older version.',
    );
  }
}
