import { rowsOf } from './databases.ts'

/**
 * Holds the time of a database that nobody is connected to yet: its `now()` stands still, a month ago, until it is
 * moved. Mails written meanwhile are not due, so they stay in the outbox where a test can read them.
 */
export async function holdClock(url: string): Promise<(milliseconds: number) => Promise<void>> {
  const name = /\/\/\/(\w+)\?/.exec(url)?.[1] ?? ''
  await rowsOf(url, 'CREATE TABLE clock AS SELECT now() - interval \'30 days\' AS "at"')
  await rowsOf(
    url,
    `CREATE FUNCTION public.now() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT "at" FROM public.clock'`,
  )
  // The search path finds this schema first, so that now() in statements is this function.
  await rowsOf(url, `ALTER DATABASE ${name} SET search_path = public, pg_catalog`)
  return async (milliseconds) => {
    await rowsOf(url, `UPDATE clock SET "at" = "at" + interval '${milliseconds} ms'`)
  }
}
