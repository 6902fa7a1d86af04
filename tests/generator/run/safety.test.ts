import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { array, asyncProperty, assert, integer } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { generatorOutputFolders, journalFolder } from '#generator/run/folders.ts'
import {
  createEditorPermissionFlags,
  createNodePermissionFlags,
} from '#generator/run/permissions.ts'
import { finishInterruptedWrite, lockPath, writeOutputFolders } from '#generator/run/write.ts'
import {
  createFixtureProject,
  writeProjectFile,
  runGenerator,
  readFolderTexts,
} from '../project.ts'

const top = join(import.meta.dirname, '../../..')

describe('Node’s permission model', () => {
  /** Runs code with the permissions of the generator. */
  const runRestricted = (args: readonly string[], code: string) =>
    spawnSync(process.execPath, [...createNodePermissionFlags(args), '--eval', code], {
      cwd: top,
      encoding: 'utf8',
    })

  const tries = (path: string) => `require('node:fs').writeFileSync('${path}', '')`

  test('allows a run to write only its outputs', () => {
    const code = `const ask = (path) => process.permission.has('fs.write', '${top}/' + path)
      console.log(JSON.stringify({
        outputs: ${JSON.stringify(generatorOutputFolders)}.map((folder) => ask(folder + '/x')),
        others: ['site/root.tsx', 'pages-config/site.json', 'package.json', '../x'].map(ask),
        reads: process.permission.has('fs.read', '${top}/pages-config/site.json'),
        secrets: process.permission.has('fs.read', '/etc/passwd'),
        starts: process.permission.has('child'),
      }))`
    expect(JSON.parse(runRestricted([], code).stdout)).toEqual({
      outputs: generatorOutputFolders.map(() => true),
      others: [false, false, false, false],
      reads: true,
      secrets: false,
      starts: false,
    })
  })

  test('allows the page editor to write configs, the lock and the journal', () => {
    mkdirSync(join(top, journalFolder), { recursive: true })
    const paths = ['pages-config/site.json', lockPath, 'site/root.tsx', '.git/config']
    const code = `const ask = (path) => process.permission.has('fs.write', '${top}/' + path)
      console.log(JSON.stringify([${JSON.stringify(paths)}.map(ask), process.permission.has('child')]))`
    const { stdout } = spawnSync(
      process.execPath,
      [...createEditorPermissionFlags(top), '--eval', code],
      { encoding: 'utf8' },
    )
    expect(JSON.parse(stdout)).toEqual([[true, true, false, false], false])
  })

  test('denies other writes', () => {
    const path = join(top, 'tests/.out/forbidden')
    const { status, stderr } = runRestricted([], tries(path))
    expect(status).not.toBe(0)
    expect(stderr).toContain('ERR_ACCESS_DENIED')
    expect(existsSync(path)).toBe(false)
  })

  test('denies all writes with --check', () => {
    const { stderr } = runRestricted(['--check'], tries(join(top, 'site/generated/forbidden')))
    expect(stderr).toContain('ERR_ACCESS_DENIED')
  })

  test('is active in the command', () => {
    const tell = 'data:text/javascript,console.log(!!process.permission)'
    const { stdout } = spawnSync(process.execPath, ['generator/cli.ts', '--help'], {
      cwd: top,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: `--import=${tell}` },
    })
    expect(stdout.match(/^(true|false)$/gm)).toEqual(['false', 'true'])
  })
})

/** Starts a process that alternately writes two states of a project until it is killed. */
function writer(folder: string): ChildProcess {
  const code = `
    const { writeOutputFolders } = await import('${top}/generator/run/write.ts')
    const outputs = (word) => ['site/generated', 'pages-config/schema'].map((folder) => ({
      folder,
      files: new Map(Array.from({ length: 20 }, (_, i) => [i % 2 ? 'deep/' + word + i : 'f' + i, word])),
    }))
    for (;;) for (const word of ['old', 'new']) {
      process.send(word)
      writeOutputFolders('${folder}', outputs(word), 30000)
    }`
  return spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

/** Waits for a message of a process. Throws if the process ends instead. */
async function nextMessage(child: ChildProcess): Promise<void> {
  const ended = new AbortController()
  child.once('exit', (code) => ended.abort(new Error(`The writer ended with ${code}.`)))
  await once(child, 'message', { signal: ended.signal })
}

describe('a run that is killed', () => {
  test('leaves either the old or the new files', async () => {
    await assert(
      asyncProperty(
        array(integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 3 }),
        async (counts) => {
          const folder = createFixtureProject()
          for (const count of counts) {
            const child = writer(folder)
            for (let left = count; left > 0; left--) await nextMessage(child)
            child.kill('SIGKILL')
            await once(child, 'exit')
            finishInterruptedWrite(folder)
            const files = generatorOutputFolders.flatMap((name) =>
              existsSync(join(folder, name)) ? [...readFolderTexts(folder, name)] : [],
            )
            const words = new Set(files.map(([, text]) => text))
            expect(words.size).toBeLessThanOrEqual(1)
            if (words.size > 0) expect(files).toHaveLength(40)
          }
        },
      ),
      { numRuns: 6 },
    )
  })

  test('is completed by the next run, even if that one fails', async () => {
    const folder = createFixtureProject()
    await runGenerator(folder)
    writeProjectFile(folder, `${journalFolder}/next/0`, 'prepared')
    writeProjectFile(
      folder,
      `${journalFolder}/next/steps.json`,
      '[{"path":"site/generated/routes.ts","from":"0"}]',
    )
    writeProjectFile(folder, 'pages-config/pages/index.json', '{')
    expect((await runGenerator(folder)).ok).toBe(false)
    expect(readFolderTexts(folder, 'site/generated').get('site/generated/routes.ts')).toBe(
      'prepared',
    )
    expect(existsSync(join(folder, `${journalFolder}/next`))).toBe(false)
  })
})

test('writes a new folder as a whole and merges it into an existing one', () => {
  const folder = createFixtureProject()
  writeProjectFile(folder, `${journalFolder}/next/0/a.tsx`, 'new')
  writeProjectFile(folder, `${journalFolder}/next/0/deep/b.tsx`, 'new')
  writeProjectFile(folder, `${journalFolder}/next/1/c.tsx`, 'new')
  writeProjectFile(
    folder,
    `${journalFolder}/next/steps.json`,
    '[{"path":"site/generated/pages","from":"0"},{"path":"site/generated/stories","from":"1"},{"path":"site/generated/done","from":"2"}]',
  )
  writeProjectFile(folder, 'site/generated/pages/deep/b.tsx', 'old')
  finishInterruptedWrite(folder)
  expect([...readFolderTexts(folder, 'site/generated')]).toEqual([
    ['site/generated/pages/a.tsx', 'new'],
    ['site/generated/pages/deep/b.tsx', 'new'],
    ['site/generated/stories/c.tsx', 'new'],
  ])
})

describe('one run writes at a time', () => {
  const outputs = [{ folder: 'site/generated', files: new Map([['a.ts', 'a']]) }]

  test('another run waits and reports the process that is writing', () => {
    const folder = createFixtureProject()
    const holder = process.ppid
    writeProjectFile(folder, lockPath, String(holder))
    expect(() => writeOutputFolders(folder, outputs, 30)).toThrow(`Process ${holder} is writing.`)
    rmSync(join(folder, lockPath))
    expect(writeOutputFolders(folder, outputs, 30)).toEqual(['site/generated/a.ts'])
  })

  test('takes over the lock of a killed run', () => {
    const folder = createFixtureProject()
    const { pid } = spawnSync(process.execPath, ['--version'])
    writeProjectFile(folder, lockPath, String(pid))
    expect(writeOutputFolders(folder, outputs, 30)).toEqual(['site/generated/a.ts'])
    expect(existsSync(join(folder, lockPath))).toBe(false)
  })
})

describe('hostile input', () => {
  const problemsIn = async (folder: string) =>
    (await runGenerator(folder)).problems.map(({ file, code }) => `${file} ${code}`)

  test('does not write to a linked output folder', async () => {
    const folder = createFixtureProject()
    const outside = createFixtureProject()
    mkdirSync(join(folder, 'site'), { recursive: true })
    symlinkSync(join(outside, 'pages-config'), join(folder, 'site/generated'))
    const before = readFolderTexts(outside, '.')
    expect(await problemsIn(folder)).toEqual(['site/generated linked-output'])
    expect(readFolderTexts(outside, '.')).toEqual(before)
  })

  test('replaces a linked folder inside an output without changing its target', async () => {
    const folder = createFixtureProject()
    const outside = createFixtureProject()
    mkdirSync(join(folder, 'site/generated'), { recursive: true })
    symlinkSync(join(outside, 'pages-config'), join(folder, 'site/generated/pages'))
    const before = readFolderTexts(outside, '.')
    expect((await runGenerator(folder)).ok).toBe(true)
    expect(readFolderTexts(outside, '.')).toEqual(before)
    expect(readFolderTexts(folder, 'site/generated').has('site/generated/pages/index.tsx')).toBe(
      true,
    )
  })

  test.each([
    [
      'a path outside of the folder',
      'content/news.json',
      [0, 'id'],
      '../../../etc/passwd',
      'bad-value',
    ],
    ['a path out of the site', 'pages/index.json', ['redirectFrom'], ['/../../x'], 'bad-redirect'],
    [
      'a picture outside of its folder',
      'pictures.json',
      ['house', 'webp', 0, 'file'],
      '../house-640.0123abcd.webp',
      'bad-value',
    ],
    ['a script as an address', 'site.json', ['action', 'href'], 'javascript:alert(1)', 'bad-value'],
    ['a foreign host for a path', 'site.json', ['action', 'href'], '//evil.example/', 'dead-link'],
    [
      'a control character',
      'messages/en.json',
      ['nav.home'],
      'Home\u0000\u001b[31m',
      'control-character',
    ],
    [
      'a name of Object.prototype',
      'pages/index.json',
      ['sections', 1, 'items', 0, 'figure'],
      'constructor',
      'unknown-figure',
    ],
  ] as const)('%s', (_what, file, path, value, code) => {
    const folder = createFixtureProject([file, [...path], value])
    return runGenerator(folder).then(({ ok, problems }) => {
      expect(ok).toBe(false)
      expect(problems.map((problem) => problem.code)).toContain(code)
    })
  })

  test('duplicate keys, __proto__, too large and too deep files are one problem each', async () => {
    const folder = createFixtureProject()
    const page = (name: string, text: string) =>
      writeProjectFile(folder, `pages-config/pages/${name}.json`, text)
    page('twice', '{ "title": "a.b", "title": "c.d" }')
    page('proto', '{ "__proto__": {} }')
    page('large', `"${'x'.repeat(1024 * 1024)}"`)
    page('deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`)
    expect(await problemsIn(folder)).toEqual([
      'pages-config/pages/deep.json too-deep',
      'pages-config/pages/large.json too-large',
      'pages-config/pages/proto.json bad-json',
      'pages-config/pages/twice.json duplicate-key',
    ])
  })

  test('rejects a control character in a file', async () => {
    const folder = createFixtureProject()
    writeFileSync(join(folder, 'pages-config/pages/bell.json'), '{ "title": "a\u0007" }')
    expect(await problemsIn(folder)).toEqual(['pages-config/pages/bell.json bad-json'])
  })
})
