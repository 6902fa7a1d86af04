import { queryRows } from './databases.ts'

/**
 * Stops the clock of a database without connections: its `now()` is a constant time a month ago until it is moved.
 * Mails written meanwhile are not due, so they remain in the outbox for tests to read.
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
