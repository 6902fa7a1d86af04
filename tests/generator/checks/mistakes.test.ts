import { existsSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type FixtureConfigChange, validFixtureProject } from '../../fixtures/pageConfigs.ts'
import {
  createFixtureProject,
  writeProjectFile,
  runGenerator,
  readFolderTexts,
} from '../project.ts'

interface Wrong {
  readonly change: FixtureConfigChange
  readonly problem: object
}

const page = 'pages-config/pages/index.json'

/** Mistakes of authors with their single problem. */
const wrong: Readonly<Record<string, Wrong>> = {
  'a wrong section name': {
    change: ['pages/index.json', ['sections', 1, 'section'], 'StatsBand'],
    problem: {
      file: page,
      line: 16,
      column: 18,
      code: 'unknown-section',
      what: '"StatsBand" is not a section.',
      fix: 'Did you mean "StatBand"?',
    },
  },
  'a wrong field': {
    change: ['pages/index.json', ['sections', 0, 'mobilPicture'], 'house'],
    problem: {
      file: page,
      line: 14,
      column: 7,
      code: 'unknown-field',
      what: '"mobilPicture" is not a field here.',
      fix: 'Did you mean "mobilePicture"?',
    },
  },
  'a wrong message id': {
    change: ['pages/index.json', ['sections', 0, 'lead'], 'page.home.hero.laed'],
    problem: {
      file: page,
      line: 8,
      column: 15,
      code: 'unknown-message',
      what: 'No message has the id "page.home.hero.laed".',
      fix: 'Did you mean "page.home.hero.lead"? Else add it to messages/en.json, cn.json and de.json.',
    },
  },
  'a wrong link': {
    change: ['pages/index.json', ['sections', 2, 'primary', 'href'], '/about-uss'],
    problem: {
      file: page,
      line: 35,
      column: 17,
      code: 'dead-link',
      what: 'No page has the address "/about-uss".',
      fix: 'Did you mean "/about-us"?',
    },
  },
  'a wrong picture': {
    change: ['pages/index.json', ['sections', 0, 'picture'], 'hause'],
    problem: {
      file: page,
      line: 9,
      column: 18,
      code: 'unknown-picture',
      what: 'There is no picture "hause".',
      fix: 'Did you mean "house"?',
    },
  },
  'a duplicate route': {
    change: [
      'pages/about-us/index.json',
      [],
      { ...(validFixtureProject['pages/about-us.json'] as object), redirectFrom: [] },
    ],
    problem: {
      file: 'pages-config/pages/about-us/index.json',
      line: 1,
      column: 1,
      code: 'duplicate-route',
      what: 'pages-config/pages/about-us.json has the same address, /about-us.',
      fix: 'Keep one of the two files.',
    },
  },
  'a missing translation': {
    change: ['messages/de.json', ['page.call.title'], undefined],
    problem: {
      file: 'pages-config/messages/de.json',
      column: 3,
      code: 'missing-translation',
      what: 'The message "page.call.title" has no German text.',
      fix: 'Add "page.call.title" after "page.call.label". In English: “Begin. <soft>Today.</soft>”',
    },
  },
}

describe.each(Object.entries(wrong))('%s', (_name, { change, problem }) => {
  test('is one problem and prevents all writing', async () => {
    const top = createFixtureProject(change)
    const { ok, problems, changed } = await runGenerator(top)
    expect(problems).toMatchObject([problem])
    expect({ ok, changed }).toEqual({ ok: false, changed: [] })
    expect(existsSync(join(top, 'site/generated'))).toBe(false)
    expect(existsSync(join(top, 'pages-config/schema'))).toBe(false)
  })

  test('keeps the last valid output', async () => {
    const top = createFixtureProject()
    await runGenerator(top)
    const before = readFolderTexts(top, '.')
    const [file, path, value] = change
    const broken = createFixtureProject([file, path, value])
    const text = readFolderTexts(broken, 'pages-config').get(`pages-config/${file}`) ?? ''
    writeProjectFile(top, `pages-config/${file}`, text)
    expect((await runGenerator(top)).ok).toBe(false)
    const after = new Map(readFolderTexts(top, '.')).set(
      `pages-config/${file}`,
      before.get(`pages-config/${file}`) ?? '',
    )
    if (!before.has(`pages-config/${file}`)) after.delete(`pages-config/${file}`)
    expect(after).toEqual(before)
  })
})

describe('unreadable files', () => {
  const problemsIn = async (top: string) =>
    (await runGenerator(top)).problems.map(({ file, code, what }) => `${file} ${code} ${what}`)

  test('a symbolic link', async () => {
    const top = createFixtureProject()
    symlinkSync('/etc/passwd', join(top, 'pages-config/pages/secret.json'))
    symlinkSync('/etc', join(top, 'pages-config/pages/etc'))
    expect(await problemsIn(top)).toEqual([
      'pages-config/pages/etc unreadable-file This is a symbolic link.',
      'pages-config/pages/secret.json unreadable-file This is a symbolic link.',
    ])
  })

  test('a too large file and a file that is not UTF-8', async () => {
    const top = createFixtureProject()
    writeProjectFile(top, 'pages-config/pages/large.json', `"${'x'.repeat(960 * 1024)}"`)
    writeProjectFile(top, 'pages-config/pages/latin.json', new Uint8Array([0x22, 0xfc, 0x22]))
    expect(await problemsIn(top)).toEqual([
      'pages-config/pages/large.json too-large The file has 983042 bytes; at most 983040 are read.',
      'pages-config/pages/latin.json unreadable-file The file is not UTF-8 text.',
    ])
  })

  test('a project without configs', async () => {
    const top = createFixtureProject()
    const { problems } = await runGenerator(join(top, 'nowhere'))
    expect(problems.some(({ code }) => code === 'unreadable-file')).toBe(true)
  })
})
