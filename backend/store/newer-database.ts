/** The database was written by a newer version of this program. */
export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';

  constructor(unknownMigrations: readonly string[]) {
    super(
      `The database is newer than this program: it has ${unknownMigrations.join(', ')}. Run the newer version.`,
    );
  }
}
