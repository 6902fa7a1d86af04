import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readProjectSources } from '#generator/input/read.ts'
import { performPageOperation } from '../../site/editor/server/operations/performPageOperation.ts'
import { planPageOperation } from '../../site/editor/server/operations/planPageOperation.ts'
import { writePlannedFiles } from '../../site/editor/server/operations/writePlannedFiles.ts'
import { createFixtureProject, runGenerator, readFolderTexts } from '../generator/project.ts'
import { startTestEditor, createUnsavedState, replaceTextInUnsavedState } from './testEditor.ts'

describe('page operations', () => {
  it('write nothing over a file that was saved by hand after they were planned', () => {
    const top = createFixtureProject()
    const operation = { kind: 'rename', page: 'about-us', path: '/about-them' } as const
    const sources = readProjectSources(top)
    const planned = planPageOperation(operation, sources, top)
    const files = 'files' in planned ? planned.files : new Map<string, string>()
    const catalogue = join(top, 'pages-config/messages/de.json')
    writeFileSync(
      catalogue,
      readFileSync(catalogue, 'utf8').replace('Text of call.error in de', 'Wir'),
    )
    const before = readFolderTexts(top, 'pages-config')
    expect(writePlannedFiles(top, files, sources.files)).toBeUndefined()
    expect(readFolderTexts(top, 'pages-config')).toEqual(before)
    expect(performPageOperation(top, operation).answer).toMatchObject({ result: 'saved' })
    expect(readFileSync(catalogue, 'utf8')).toContain('"Wir"')
  })

  it('report their impact without a change', async () => {
    const { call, top } = await startTestEditor()
    const before = readFolderTexts(top, 'pages-config')
    const operation = { kind: 'create', path: '/solutions/new' } as const
    expect(await call('impact', { operation })).toMatchObject({
      result: 'possible',
      impact: {
        created: ['pages-config/pages/solutions/new.json'],
        changed: ['pages-config/messages/en.json'],
        problems: [],
      },
    })
    expect(readFolderTexts(top, 'pages-config')).toEqual(before)
  })

  it('create a page, and undo it', async () => {
    const { call, top } = await startTestEditor()
    const before = readFolderTexts(top, 'pages-config')
    const operation = { kind: 'create', path: '/solutions/new' } as const
    const answer = await call('operate', { operation })
    expect(answer).toMatchObject({ result: 'saved' })
    expect((await call('page', { page: 'solutions/new' })).config).toMatchObject({ draft: true })
    const save = answer.result === 'saved' ? (answer.save ?? '') : ''
    expect(await call('undo', { save })).toMatchObject({ result: 'saved' })
    expect(readFolderTexts(top, 'pages-config')).toEqual(before)
  })

  it('write an entry of the menu with its label, and undo it', async () => {
    const { call, top } = await startTestEditor()
    const before = readFolderTexts(top, 'pages-config')
    const label = { en: 'Who we are', de: 'Wer wir sind', cn: '我们是谁' }
    const operation = { kind: 'addToMenu', page: 'about-us', under: 'nav.news', label } as const
    const answer = await call('operate', { operation })
    expect((await call('site', {})).menu[1]?.children[1]).toEqual({
      label: 'nav.about-us',
      text: 'Who we are',
      href: '/about-us',
    })
    const save = answer.result === 'saved' ? (answer.save ?? '') : ''
    expect(await call('undo', { save })).toMatchObject({ result: 'saved' })
    expect(readFolderTexts(top, 'pages-config')).toEqual(before)
  })

  it('create a page while another one has problems', async () => {
    const { call, read, write } = await startTestEditor()
    const index = read('pages-config/pages/index.json')
    write(
      'pages-config/pages/index.json',
      index.replace(/"title": "[^"]+"/, '"title": "no.such.message"'),
    )
    const operation = { kind: 'create', path: '/solutions/new' } as const
    expect(await call('operate', { operation })).toMatchObject({ result: 'saved' })
    const english = read('pages-config/messages/en.json')
    write('pages-config/messages/en.json', english.replace('{', '{,'))
    const other = { kind: 'create', path: '/solutions/newer' } as const
    expect(await call('operate', { operation: other })).toMatchObject({
      result: 'refused',
      what: expect.stringContaining('pages-config/messages/en.json:1 ') as string,
    })
  })

  it('duplicate a page as a draft that shows the same messages', async () => {
    const { call, top } = await startTestEditor()
    const { config } = await call('page', { page: 'about-us' })
    const operation = { kind: 'duplicate', page: 'about-us', path: '/about-them' } as const
    expect(await call('operate', { operation })).toMatchObject({ result: 'saved' })
    const copy = (await call('page', { page: 'about-them' })).config
    expect(copy['sections']).toEqual(config['sections'])
    expect(copy['draft']).toBe(true)
    expect(copy['title']).not.toBe(config['title'])
    expect((await runGenerator(top)).ok).toBe(true)
  })

  it('rename a page with its links', async () => {
    const { call, top, read } = await startTestEditor()
    const operation = { kind: 'rename', page: 'about-us', path: '/about-them' } as const
    expect(await call('impact', { operation })).toMatchObject({
      impact: {
        created: ['pages-config/pages/about-them.json'],
        removed: ['pages-config/pages/about-us.json'],
        redirects: [{ from: '/about-us', to: '/about-them' }],
        problems: [],
      },
    })
    expect(await call('operate', { operation })).toMatchObject({ result: 'saved' })
    expect(read('pages-config/pages/index.json')).toContain('"/about-them#numbers"')
    expect((await runGenerator(top)).ok).toBe(true)
  })

  it('refuse to remove a page that links lead to, unless its visitors are led to another', async () => {
    const { call, top, read } = await startTestEditor()
    const operation = { kind: 'remove', page: 'about-us' } as const
    expect(await call('operate', { operation })).toMatchObject({ result: 'refused' })
    const led = { ...operation, redirectTo: '/explore/news' }
    expect(await call('impact', { operation: led })).toMatchObject({
      impact: {
        removed: ['pages-config/pages/about-us.json'],
        redirects: [
          { from: '/about-us', to: '/explore/news' },
          { from: '/about', to: '/explore/news' },
        ],
        problems: [],
      },
    })
    expect(await call('operate', { operation: led })).toMatchObject({ result: 'saved' })
    expect(read('pages-config/messages/de.json')).not.toContain('page.about.')
    expect(read('pages-config/messages/de.json')).toContain('page.call.')
    expect((await runGenerator(top)).ok).toBe(true)
  })

  it.each(['explore/news/_id', 'nothing', '../site'])('refuse to change %j', async (page) => {
    const { call } = await startTestEditor()
    const operation = { kind: 'remove', page } as const
    expect(await call('operate', { operation })).toMatchObject({ result: 'refused' })
  })
})

describe('a draft version', () => {
  const begin = { kind: 'draft', page: 'about-us' } as const
  const publish = { kind: 'publish', page: 'about-us.draft' } as const

  it('stands beside its page, which cannot be renamed or removed meanwhile', async () => {
    const { call, top, read } = await startTestEditor()
    const before = readFolderTexts(top, 'pages-config')
    expect(await call('operate', { operation: begin })).toMatchObject({
      result: 'saved',
      files: ['pages-config/pages/about-us.draft.json'],
    })
    const { sections } = (await call('page', { page: 'about-us' })).config
    const draft = (await call('page', { page: 'about-us.draft' })).config
    expect(draft).toMatchObject({ draft: true, sections })
    expect(draft).not.toHaveProperty('redirectFrom')
    expect((await runGenerator(top)).ok).toBe(true)
    for (const operation of [
      begin,
      { kind: 'rename', page: 'about-us', path: '/about-them' },
      { kind: 'remove', page: 'about-us', redirectTo: '/' },
    ] as const)
      expect(await call('operate', { operation })).toMatchObject({ result: 'refused' })
    const remove = { kind: 'remove', page: 'about-us.draft' } as const
    expect(await call('operate', { operation: remove })).toMatchObject({ result: 'saved' })
    for (const [file, text] of before) expect(read(file)).toBe(text)
  })

  it('replaces its page and the texts that only the page shows', async () => {
    const { call, top, read } = await startTestEditor()
    await call('operate', { operation: begin })
    const opened = await call('page', { page: 'about-us.draft' })
    const own = 'page.about.draft.hero.title'
    const unsaved = createUnsavedState(opened)
    const items = unsaved.items.map((item) => ({
      ...item,
      value: JSON.parse(
        JSON.stringify(item.value).replace('"page.about.hero.title"', JSON.stringify(own)),
      ) as Readonly<Record<string, unknown>>,
    }))
    const saved = ['en', 'de', 'cn'].reduce<typeof unsaved>(
      (state, code) => replaceTextInUnsavedState(state, opened, code, own, `Text ${code}`),
      { ...unsaved, items: items.slice(0, -1) },
    )
    expect(await call('save', saved)).toMatchObject({ result: 'saved' })
    expect(read('pages-config/messages/en.json')).toContain('"page.about.hero.title"')
    expect(await call('operate', { operation: publish })).toMatchObject({ result: 'saved' })
    const { config, texts } = await call('page', { page: 'about-us' })
    expect(config).not.toHaveProperty('draft')
    expect(config['redirectFrom']).toEqual(['/about'])
    expect(config['sections']).toHaveLength(items.length - 1)
    for (const code of ['en', 'de', 'cn']) {
      expect(texts[code]?.['page.about.hero.title']).toBe(`Text ${code}`)
      expect(texts[code]).not.toHaveProperty([own])
    }
    await expect(call('page', { page: 'about-us.draft' })).rejects.toThrow('no such page')
    expect((await runGenerator(top)).ok).toBe(true)
  })

  it('does not change texts that other pages show', async () => {
    const { call, read } = await startTestEditor()
    await call('operate', { operation: begin })
    const opened = await call('page', { page: 'about-us.draft' })
    const own = 'page.call.draft.label'
    const unsaved = createUnsavedState(opened)
    const text = JSON.stringify(unsaved.items).replace('"page.call.label"', JSON.stringify(own))
    const saved = ['en', 'de', 'cn'].reduce<typeof unsaved>(
      (state, code) => replaceTextInUnsavedState(state, opened, code, own, `Text ${code}`),
      { ...unsaved, items: JSON.parse(text) as typeof unsaved.items },
    )
    await call('save', saved)
    const before = JSON.parse(read('pages-config/messages/en.json')) as Record<string, string>
    expect(await call('operate', { operation: publish })).toMatchObject({ result: 'saved' })
    const after = JSON.parse(read('pages-config/messages/en.json')) as Record<string, string>
    expect(after['page.call.label']).toBe(before['page.call.label'])
    expect(after['page.call.label-2']).toBe('Text en')
    expect(read('pages-config/pages/about-us.json')).toContain('page.call.label-2')
  })
})

describe('check', () => {
  it('reports problems of the unsaved state at their place, with a certain correction', async () => {
    const { call, top } = await startTestEditor()
    const before = readFolderTexts(top, 'pages-config')
    const opened = await call('page', { page: 'about-us' })
    const unsaved = replaceTextInUnsavedState(
      createUnsavedState(opened),
      opened,
      'de',
      'page.about.title',
      'Offen {',
    )
    const { problems } = await call('check', unsaved)
    expect(problems[0]).toMatchObject({
      code: 'bad-message',
      severity: 'error',
      isOnPage: true,
      catalogue: 'de',
      messages: ['page.about.title'],
    })
    expect(readFolderTexts(top, 'pages-config')).toEqual(before)
  })
})
