import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { serverLimits } from '#data/ops/limits.ts'
import { environmentSettings } from '#server/ops/settings.ts'
import { listImports, type ImportStatement } from '../architecture/imports.ts'
import { readProject } from '../architecture/project.ts'

const top = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(top, path), 'utf8')
const recipe = read('site/deploy/Containerfile')
const compose = read('site/deploy/compose.yaml')
const [buildStage = '', runStage = ''] = recipe.split(/^FROM .*$/m).slice(1)
const known = new Set<string>(Object.values(environmentSettings).map(({ name }) => name))

/** First arguments of an instruction, in one stage. */
const instructions = (stage: string, name: string) =>
  [...stage.matchAll(new RegExp(`^${name} (.*)$`, 'gm'))].map(([, rest = '']) => rest.split(' '))

/** Lines of a YAML block that are indented deeper than the line that opens it. */
function block(lines: readonly string[], opening: string): readonly string[] {
  const start = lines.findIndex((line) => line.trim() === opening)
  const depth = (line: string) => line.search(/\S/)
  const rest = lines.slice(start + 1)
  const end = rest.findIndex(
    (line) => line.trim() !== '' && depth(line) <= depth(lines[start] ?? ''),
  )
  return rest.slice(0, end < 0 ? undefined : end)
}

const site = block(compose.split('\n'), 'site:')
const settingsOf = (lines: readonly string[]) =>
  lines.flatMap((line) => /^\s+([A-Z_]+): /.exec(line)?.[1] ?? [])

describe('the containers', () => {
  it('only set environment variables that the server reads', () => {
    const set = [
      ...settingsOf(block(site, 'environment:')),
      ...instructions(runStage, 'ENV').flatMap((pairs) =>
        pairs.map((pair) => pair.split('=', 1)[0] ?? ''),
      ),
    ]
    expect(set.filter((name) => name !== 'NODE_ENV' && !known.has(name))).toEqual([])
    expect(set).toEqual(expect.arrayContaining(['ORIGIN', 'DATABASE_URL', 'PORT', 'HOST']))
  })

  it('document their required variables', () => {
    const needed = [...compose.matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name = '']) => name)
    const manual = read('site/deploy/README.md')
    expect(needed.filter((name) => !manual.includes(`${name}=`))).toEqual([])
  })

  it('listen on the ports of the proxy and Prometheus', () => {
    const [ports = []] = instructions(runStage, 'EXPOSE')
    const port = /\bPORT=(\d+)/.exec(runStage)?.[1]
    const metrics = /METRICS_PORT: '(\d+)'/.exec(compose)?.[1]
    expect(ports).toEqual([port, metrics])
    expect(read('site/deploy/Caddyfile')).toMatch(new RegExp(`name site\\n\\s+port ${port}\\n`))
  })

  it('have a proxy whose idle connections end before the site ends them, also when it stops', () => {
    const seconds = /\bkeepalive (\d+)s\n/.exec(read('site/deploy/Caddyfile'))?.[1]
    const idle = Number(seconds) * 1000
    expect(idle).toBeLessThan(serverLimits.keepAliveTime)
    expect(idle).toBeLessThan(serverLimits.proxyLingerTime)
  })

  it('copy and start existing files', () => {
    const copied = instructions(buildStage, 'COPY').flatMap((words) => words.slice(0, -1))
    const started = /^CMD \["node", "([^"]+)"\]$/m.exec(runStage)?.[1] ?? ''
    const mounted = [...compose.matchAll(/- \.\/(\S+?):/g)].map(([, name]) => `site/deploy/${name}`)
    const dockerfile = /dockerfile: (\S+)/.exec(compose)?.[1] ?? ''
    for (const path of [...copied, started, ...mounted, dockerfile])
      expect([path, existsSync(join(top, path))]).toEqual([path, true])
  })

  it('contain every file and package that the server and its commands load', () => {
    const copied = instructions(runStage, 'COPY')
      .flatMap((words) => words.filter((word) => word.startsWith('/app/')))
      .map((path) => path.slice('/app/'.length))
    const { dependencies } = JSON.parse(read('package.json')) as Record<string, object>
    const bySource = Map.groupBy(listImports(readProject(top)), ({ from }) => from)
    const seen = new Set<string>()
    const left: ImportStatement[] = []
    const follow = (path: string) => {
      if (seen.has(path)) return
      seen.add(path)
      for (const one of bySource.get(path) ?? []) {
        if (one.typeOnly) continue
        if (one.own) follow(one.target)
        // Virtual modules of the build are in its bundle.
        const isThere = one.own
          ? copied.some((folder) => one.target.startsWith(`${folder}/`))
          : /^(?:node|virtual):/.test(one.target) || packageOf(one.target) in (dependencies ?? {})
        if (!isThere) left.push(one)
      }
    }
    for (const start of ['server/main', 'scripts/staff', 'scripts/database', 'entry.server'])
      follow(existsSync(join(top, `site/${start}.ts`)) ? `site/${start}.ts` : `site/${start}.tsx`)
    expect(left.map(({ from, line, specifier }) => `${from}:${line} ${specifier}`)).toEqual([])
    expect(seen.size).toBeGreaterThan(100)
  })

  it('exclude files with secrets', () => {
    expect(read('.dockerignore').split('\n')).toContain('**/.env')
    expect(read('.gitignore').split('\n')).toContain('.env')
  })

  it('take images of a registry by digest only', () => {
    const images = [
      ...[...recipe.matchAll(/^ARG BASE=(.*)$/gm)].map(([, image]) => image),
      ...[...compose.matchAll(/^ {4}image: (.*)$/gm)].map(([, image]) => image),
    ].filter((image) => image !== 'felcera:${RELEASE:-latest}')
    expect(images).toHaveLength(3)
    for (const image of images)
      expect(image).toMatch(/^docker\.io\/library\/[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}$/)
    // No other image is possible.
    const bases = instructions(recipe, 'FROM').map(([image]) => image)
    expect(new Set(bases)).toEqual(new Set(['$BASE']))
  })

  it('write a backup again and again with options that the command has', () => {
    const [, command = ''] = /command: (.*)/.exec(compose) ?? []
    const [, script = '', ...args] = command.split(' ')
    const known = read(script)
    for (const option of args.filter((word) => word.startsWith('--')))
      expect(known).toContain(`${option} `)
    expect(args).toEqual(expect.arrayContaining(['backup', '--encrypt', '--every', '/backups']))
    expect(runStage).toContain(' /backups\n')
  })

  it('are built for a given origin', () => {
    expect(buildStage).toContain('${ORIGIN:?')
  })
})

const packageOf = (target: string): string =>
  target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/')
