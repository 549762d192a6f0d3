import { sql, type Kysely } from 'kysely';

/** What a database needs besides, that several servers share and that is PostgreSQL. */
export async function sharedByServers(db: Kysely<unknown>): Promise<void> {
  // Not in PostgreSQL's own log, nor in what is copied from it, and empty after a crash: it is of
  // visitors, and good for ten minutes.
  await sql`create unlogged table request_counts (
    request text not null,
    who text not null,
    count integer not null,
    ends_at text not null,
    primary key (request, who)
  )`.execute(db);
  await sql`create index request_counts_ended on request_counts (ends_at)`.execute(db);
}
