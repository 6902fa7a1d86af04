import { queryRows } from './databases.ts'

/**
 * Holds the time of a database that nobody is connected to yet: its `now()` stands still, a month ago, until it is
 * moved. Mails written meanwhile are not due, so they stay in the outbox where a test can read them.
 */
export async function holdDatabaseClock(
  url: string,
): Promise<(milliseconds: number) => Promise<void>> {
  const name = /\/\/\/(\w+)\?/.exec(url)?.[1] ?? ''
  await queryRows(url, 'CREATE TABLE clock AS SELECT now() - interval \'30 days\' AS "at"')
  await queryRows(
    url,
    `CREATE FUNCTION public.now() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT "at" FROM public.clock'`,
  )
  // The search path finds this schema first, so that now() in statements is this function.
  await queryRows(url, `ALTER DATABASE ${name} SET search_path = public, pg_catalog`)
  return async (milliseconds) => {
    await queryRows(url, `UPDATE clock SET "at" = "at" + interval '${milliseconds} ms'`)
  }
}
