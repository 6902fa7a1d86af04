import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { array, asyncProperty, assert, integer } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { outputFolders } from '#generator/folders.ts'
import { permissions } from '#generator/permissions.ts'
import { finish, write } from '#generator/write.ts'
import { makeProject, put, run, snapshot } from './project.ts'

const top = join(import.meta.dirname, '../..')

describe('Node’s permission model', () => {
  /** Runs code with the leave that the generator has. */
  const allowed = (args: readonly string[], code: string) =>
    spawnSync(process.execPath, [...permissions(args), '--eval', code], { cwd: top, encoding: 'utf8' }) // prettier-ignore

  const tries = (path: string) => `require('node:fs').writeFileSync('${path}', '')`

  test('lets a run write its outputs, and nothing beside them', () => {
    const code = `const ask = (path) => process.permission.has('fs.write', '${top}/' + path)
      console.log(JSON.stringify({
        outputs: ${JSON.stringify(outputFolders)}.map((folder) => ask(folder + '/x')),
        others: ['site/root.tsx', 'pages-config/site.json', 'package.json', '../x'].map(ask),
        reads: process.permission.has('fs.read', '${top}/pages-config/site.json'),
        secrets: process.permission.has('fs.read', '/etc/passwd'),
        starts: process.permission.has('child'),
      }))`
    expect(JSON.parse(allowed([], code).stdout)).toEqual({
      outputs: outputFolders.map(() => true),
      others: [false, false, false, false],
      reads: true,
      secrets: false,
      starts: false,
    })
  })

  test('refuses a write elsewhere', () => {
    const path = join(top, 'tests/.out/forbidden')
    const { status, stderr } = allowed([], tries(path))
    expect(status).not.toBe(0)
    expect(stderr).toContain('ERR_ACCESS_DENIED')
    expect(existsSync(path)).toBe(false)
  })

  test('lets --check write nothing, not even outputs', () => {
    const { stderr } = allowed(['--check'], tries(join(top, 'site/generated/forbidden')))
    expect(stderr).toContain('ERR_ACCESS_DENIED')
  })

  test('is how the command runs', () => {
    const tell = 'data:text/javascript,console.log(!!process.permission)'
    const { stdout } = spawnSync(process.execPath, ['generator/cli.ts', '--help'], {
      cwd: top,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: `--import=${tell}` },
    })
    expect(stdout.match(/^(true|false)$/gm)).toEqual(['false', 'true'])
  })
})

/** A process that writes one of two states of a project again and again, until it is killed. */
function writer(folder: string): ChildProcess {
  const code = `
    const { write } = await import('${top}/generator/write.ts')
    const outputs = (word) => ['site/generated', 'pages-config/schema'].map((folder) => ({
      folder,
      files: new Map(Array.from({ length: 20 }, (_, i) => [i % 2 ? 'deep/' + word + i : 'f' + i, word])),
    }))
    for (;;) for (const word of ['old', 'new']) {
      process.send(word)
      write('${folder}', outputs(word), 30000)
    }`
  return spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

describe('a run that is killed', () => {
  test('leaves the old files or the new ones, whenever it is', { timeout: 60_000 }, async () => {
    await assert(
      asyncProperty(
        array(integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 3 }),
        async (counts) => {
          const folder = makeProject()
          for (const count of counts) {
            const child = writer(folder)
            for (let left = count; left > 0; left--) await once(child, 'message')
            child.kill('SIGKILL')
            await once(child, 'exit')
            finish(folder)
            const files = outputFolders.flatMap((name) =>
              existsSync(join(folder, name)) ? [...snapshot(folder, name)] : [],
            )
            const words = new Set(
              files.filter(([name]) => !name.includes('/.lock')).map(([, text]) => text),
            )
            expect(words.size).toBeLessThanOrEqual(1)
            if (words.size > 0)
              expect(files.filter(([name]) => !name.includes('/.lock'))).toHaveLength(40)
          }
        },
      ),
      { numRuns: 6 },
    )
  })

  test('is finished by the next, even if that has problems of its own', async () => {
    const folder = makeProject()
    await run(folder)
    put(folder, 'site/generated/.next/0', 'prepared')
    put(
      folder,
      'site/generated/.next/steps.json',
      '[{"path":"site/generated/routes.ts","from":"0"}]',
    )
    put(folder, 'pages-config/pages/index.json', '{')
    expect((await run(folder)).ok).toBe(false)
    expect(snapshot(folder, 'site/generated').get('site/generated/routes.ts')).toBe('prepared')
    expect(existsSync(join(folder, 'site/generated/.next'))).toBe(false)
  })
})

test('a folder that is new comes whole, and into one that has come meanwhile', () => {
  const folder = makeProject()
  put(folder, 'site/generated/.next/0/a.tsx', 'new')
  put(folder, 'site/generated/.next/0/deep/b.tsx', 'new')
  put(folder, 'site/generated/.next/1/c.tsx', 'new')
  put(folder, 'site/generated/.next/steps.json', '[{"path":"site/generated/pages","from":"0"},{"path":"site/generated/stories","from":"1"},{"path":"site/generated/done","from":"2"}]') // prettier-ignore
  put(folder, 'site/generated/pages/deep/b.tsx', 'old')
  finish(folder)
  expect([...snapshot(folder, 'site/generated')]).toEqual([
    ['site/generated/pages/a.tsx', 'new'],
    ['site/generated/pages/deep/b.tsx', 'new'],
    ['site/generated/stories/c.tsx', 'new'],
  ])
})

describe('one run writes at a time', () => {
  const outputs = [{ folder: 'site/generated', files: new Map([['a.ts', 'a']]) }]

  test('another one waits, and tells who is writing', () => {
    const folder = makeProject()
    const holder = process.ppid
    put(folder, 'site/generated/.lock', String(holder))
    expect(() => write(folder, outputs, 30)).toThrow(`Process ${holder} is writing.`)
    rmSync(join(folder, 'site/generated/.lock'))
    expect(write(folder, outputs, 30)).toEqual(['site/generated/a.ts'])
  })

  test('the lock of one that was killed is taken over', () => {
    const folder = makeProject()
    const { pid } = spawnSync(process.execPath, ['--version'])
    put(folder, 'site/generated/.lock', String(pid))
    expect(write(folder, outputs, 30)).toEqual(['site/generated/a.ts'])
    expect(existsSync(join(folder, 'site/generated/.lock'))).toBe(false)
  })
})

describe('hostile input', () => {
  const told = async (folder: string) =>
    (await run(folder)).problems.map(({ file, code }) => `${file} ${code}`)

  test('an output folder that leads elsewhere is not written', async () => {
    const folder = makeProject()
    const outside = makeProject()
    mkdirSync(join(folder, 'site'))
    symlinkSync(join(outside, 'pages-config'), join(folder, 'site/generated'))
    const before = snapshot(outside, '.')
    expect(await told(folder)).toEqual(['site/generated linked-output'])
    expect(snapshot(outside, '.')).toEqual(before)
  })

  test('a folder inside an output that leads elsewhere is replaced, and what it leads to stays', async () => {
    const folder = makeProject()
    const outside = makeProject()
    mkdirSync(join(folder, 'site/generated'), { recursive: true })
    symlinkSync(join(outside, 'pages-config'), join(folder, 'site/generated/pages'))
    const before = snapshot(outside, '.')
    expect((await run(folder)).ok).toBe(true)
    expect(snapshot(outside, '.')).toEqual(before)
    expect(snapshot(folder, 'site/generated').has('site/generated/pages/index.tsx')).toBe(true)
  })

  test.each([
    [
      'a path out of the folder',
      'content/news.json',
      [0, 'id'],
      '../../../etc/passwd',
      'bad-value',
    ],
    ['a path out of the site', 'pages/index.json', ['redirectFrom'], ['/../../x'], 'bad-redirect'],
    ['a picture out of its folder', 'pictures.json', ['house', 'webp', 0, 'file'], '../house-640.0123abcd.webp', 'bad-value'], // prettier-ignore
    [
      'a script for an address',
      'site.json',
      ['action', 'href'],
      'javascript:alert(1)',
      'bad-value',
    ],
    ['a foreign host for a path', 'site.json', ['action', 'href'], '//evil.example/', 'dead-link'],
    [
      'a control character',
      'messages/en.json',
      ['nav.home'],
      'Home\u0000\u001b[31m',
      'control-character',
    ],
    ['a name of every object', 'pages/index.json', ['sections', 1, 'items', 0, 'figure'], 'constructor', 'unknown-figure'], // prettier-ignore
  ] as const)('%s', (_what, file, path, value, code) => {
    const folder = makeProject([file, [...path], value])
    return run(folder).then(({ ok, problems }) => {
      expect(ok).toBe(false)
      expect(problems.map((problem) => problem.code)).toContain(code)
    })
  })

  test('keys twice, __proto__, megabytes and ten thousand levels are one problem each', async () => {
    const folder = makeProject()
    const page = (name: string, text: string) =>
      put(folder, `pages-config/pages/${name}.json`, text)
    page('twice', '{ "title": "a.b", "title": "c.d" }')
    page('proto', '{ "__proto__": {} }')
    page('large', `"${'x'.repeat(1024 * 1024)}"`)
    page('deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`)
    expect(await told(folder)).toEqual([
      'pages-config/pages/deep.json too-deep',
      'pages-config/pages/large.json too-large',
      'pages-config/pages/proto.json bad-json',
      'pages-config/pages/twice.json duplicate-key',
    ])
  })

  test('a control character in a file is no JSON', async () => {
    const folder = makeProject()
    writeFileSync(join(folder, 'pages-config/pages/bell.json'), '{ "title": "a\u0007" }')
    expect(await told(folder)).toEqual(['pages-config/pages/bell.json bad-json'])
  })
})
