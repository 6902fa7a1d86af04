import { describe, expect, it } from 'vitest'
import { readFolderTexts } from '../generator/project.ts'
import {
  startEditorOfProject,
  startTestEditor,
  createUnsavedState,
  replaceTextInUnsavedState,
} from './testEditor.ts'

const english = 'pages-config/messages/en.json'
const german = 'pages-config/messages/de.json'
const aboutUs = 'pages-config/pages/about-us.json'
const title = 'page.about.title'

/** Starts an editor with a page that is open. */
async function openPage() {
  const editor = await startTestEditor()
  const opened = await editor.call('page', { page: 'about-us' })
  return { editor, opened, unsaved: createUnsavedState(opened) }
}

describe('save', () => {
  it('changes no byte without an edit', async () => {
    const { editor, unsaved } = await openPage()
    const before = readFolderTexts(editor.top, 'pages-config')
    expect(await editor.call('save', unsaved)).toEqual({ result: 'saved', files: [] })
    expect(readFolderTexts(editor.top, 'pages-config')).toEqual(before)
  })

  it('writes a text and nothing else', async () => {
    const { editor, opened, unsaved } = await openPage()
    const before = editor.read(german)
    const old = opened.texts['de']?.[title] ?? ''
    const answer = await editor.call(
      'save',
      replaceTextInUnsavedState(unsaved, opened, 'de', title, 'Über “uns”'),
    )
    expect(answer).toMatchObject({ result: 'saved', files: [german] })
    expect(editor.read(german)).toBe(
      before.replace(
        `${JSON.stringify(title)}: ${JSON.stringify(old)}`,
        `${JSON.stringify(title)}: "Über “uns”"`,
      ),
    )
  })

  it('merges with changes of other values', async () => {
    const { editor, opened, unsaved } = await openPage()
    const [other = ''] = Object.keys(opened.texts['de'] ?? {}).filter((id) => id !== title)
    editor.write(german, JSON.stringify({ ...opened.texts['de'], [other]: 'Theirs' }, null, 2))
    await editor.call('save', replaceTextInUnsavedState(unsaved, opened, 'de', title, 'Mine'))
    expect(JSON.parse(editor.read(german))).toMatchObject({ [other]: 'Theirs', [title]: 'Mine' })
  })

  it('refuses a change of the same value with both versions, and writes the chosen one', async () => {
    const { editor, opened, unsaved } = await openPage()
    editor.write(german, JSON.stringify({ ...opened.texts['de'], [title]: 'Theirs' }, null, 2))
    const mine = replaceTextInUnsavedState(
      replaceTextInUnsavedState(unsaved, opened, 'de', title, 'Mine'),
      opened,
      'en',
      title,
      'Mine in English',
    )
    const before = readFolderTexts(editor.top, 'pages-config')
    const answer = await editor.call('save', mine)
    expect(answer).toMatchObject({
      result: 'conflict',
      conflicts: [
        { file: german, catalogue: 'de', message: title, mine: 'Mine', theirs: 'Theirs' },
      ],
    })
    expect(readFolderTexts(editor.top, 'pages-config')).toEqual(before)
    const key = answer.result === 'conflict' ? (answer.conflicts[0]?.key ?? '') : ''
    await editor.call('save', { ...mine, choices: { [key]: 'theirs' } })
    expect(JSON.parse(editor.read(german))).toHaveProperty([title], 'Theirs')
    expect(JSON.parse(editor.read(english))).toHaveProperty([title], 'Mine in English')
    await editor.call('save', { ...mine, choices: { [key]: 'mine' } })
    expect(JSON.parse(editor.read(german))).toHaveProperty([title], 'Mine')
  })

  it('merges an edited section with one that was added to the file', async () => {
    const { editor, opened, unsaved } = await openPage()
    const sections = opened.config['sections'] as readonly object[]
    const added = { section: 'CallToAction', title: 'page.call.title' }
    editor.write(
      aboutUs,
      JSON.stringify({ ...opened.config, sections: [added, ...sections] }, null, 2),
    )
    const items = unsaved.items.map((item, index) =>
      index === 0 ? { ...item, value: { ...item.value, anchor: 'mine' } } : item,
    )
    expect(await editor.call('save', { ...unsaved, items })).toMatchObject({ result: 'saved' })
    const saved = JSON.parse(editor.read(aboutUs)) as { sections: readonly object[] }
    expect(saved.sections).toEqual([
      added,
      { ...sections[0], anchor: 'mine' },
      ...sections.slice(1),
    ])
  })

  it('refuses files that are not JSON any more', async () => {
    const { editor, opened, unsaved } = await openPage()
    editor.write(german, '{ "a": ')
    const answer = await editor.call(
      'save',
      replaceTextInUnsavedState(unsaved, opened, 'de', title, 'Mine'),
    )
    expect(answer).toMatchObject({ result: 'refused' })
    expect(editor.read(german)).toBe('{ "a": ')
  })
})

describe('undo', () => {
  it('restores the bytes of a save, also after a restart', async () => {
    const { editor, opened, unsaved } = await openPage()
    const before = readFolderTexts(editor.top, 'pages-config')
    const mine = replaceTextInUnsavedState(unsaved, opened, 'de', title, 'Mine')
    const items = mine.items.toReversed()
    const answer = await editor.call('save', { ...mine, items })
    const save = answer.result === 'saved' ? (answer.save ?? '') : ''
    const again = await startEditorOfProject(editor.top)
    expect(await again.call('saves', {})).toMatchObject({ saves: [{ save }] })
    expect(await again.call('undo', { save })).toMatchObject({ result: 'saved' })
    expect(readFolderTexts(editor.top, 'pages-config')).toEqual(before)
    expect(await again.call('saves', {})).toEqual({ saves: [] })
  })

  it('keeps later changes, and refuses to revert a value that was changed again', async () => {
    const { editor, opened, unsaved } = await openPage()
    const answer = await editor.call(
      'save',
      replaceTextInUnsavedState(unsaved, opened, 'de', title, 'Mine'),
    )
    const save = answer.result === 'saved' ? (answer.save ?? '') : ''
    const [other = ''] = Object.keys(opened.texts['de'] ?? {}).filter((id) => id !== title)
    const texts = JSON.parse(editor.read(german)) as object
    editor.write(german, JSON.stringify({ ...texts, [title]: 'Again', [other]: 'Later' }, null, 2))
    expect(await editor.call('undo', { save })).toMatchObject({ result: 'conflict' })
    editor.write(german, JSON.stringify({ ...texts, [other]: 'Later' }, null, 2))
    expect(await editor.call('undo', { save })).toMatchObject({ result: 'saved' })
    expect(JSON.parse(editor.read(german))).toMatchObject({
      [title]: opened.texts['de']?.[title],
      [other]: 'Later',
    })
  })
})

/** Message that no page names. */
const menuText = 'nav.products'

async function openTexts() {
  const editor = await startTestEditor()
  const rowOf = async (message = menuText) =>
    (await editor.call('translations', {})).rows.find((row) => row.id === message)
  const before = (await rowOf())?.translations['de']?.text ?? ''
  const change = (text: string) => ({
    words: { de: { [menuText]: text } },
    base: { de: { [menuText]: before } },
  })
  return { editor, rowOf, before, change }
}

describe('texts of the site', () => {
  it('are written also where no page names them, and nothing else is', async () => {
    const { editor, before, change } = await openTexts()
    const file = editor.read(german)
    const answer = await editor.call('saveTexts', change('Neue Produkte'))
    expect(answer).toMatchObject({ result: 'saved', files: [german] })
    expect(editor.read(german)).toBe(
      file.replace(
        `${JSON.stringify(menuText)}: ${JSON.stringify(before)}`,
        `${JSON.stringify(menuText)}: "Neue Produkte"`,
      ),
    )
    const { saves } = await editor.call('saves', {})
    expect(saves.map(({ summary }) => summary)).toEqual([
      { kind: 'texts', message: menuText, catalogue: 'de', count: 1 },
    ])
    await editor.call('undo', { save: saves[0]?.save ?? '' })
    expect(editor.read(german)).toBe(file)
  })

  it('of which the file has another version meanwhile are written only after a choice', async () => {
    const { editor, before, change } = await openTexts()
    editor.write(
      german,
      editor
        .read(german)
        .replace(
          `${JSON.stringify(menuText)}: ${JSON.stringify(before)}`,
          `${JSON.stringify(menuText)}: "Theirs"`,
        ),
    )
    const files = readFolderTexts(editor.top, 'pages-config')
    const answer = await editor.call('saveTexts', change('Mine'))
    expect(answer).toMatchObject({
      result: 'conflict',
      conflicts: [{ message: menuText, catalogue: 'de', mine: 'Mine', theirs: 'Theirs' }],
    })
    expect(readFolderTexts(editor.top, 'pages-config')).toEqual(files)
    const key = answer.result === 'conflict' ? (answer.conflicts[0]?.key ?? '') : ''
    await editor.call('saveTexts', { ...change('Mine'), choices: { [key]: 'mine' } })
    expect(JSON.parse(editor.read(german))).toMatchObject({ [menuText]: 'Mine' })
  })

  it('have the problems of the unsaved words only', async () => {
    const { editor, before, change } = await openTexts()
    expect(await editor.call('checkTexts', change(before))).toEqual({ problems: [] })
    const { problems } = await editor.call('checkTexts', change('Produkte {wrong'))
    expect(problems).toMatchObject([{ severity: 'error', catalogue: 'de', messages: [menuText] }])
  })
})

describe('a reviewed translation', () => {
  it('remains reviewed until it or its English text changes, and an undo reverts the review', async () => {
    const { editor, rowOf, change } = await openTexts()
    const state = async () => (await rowOf())?.translations['de']?.state
    const review = { language: 'de', ids: [menuText], decision: 'reviewed' } as const
    const files = readFolderTexts(editor.top, 'pages-config')
    const saved = await editor.call('reviewTexts', review)
    expect(saved).toMatchObject({ result: 'saved', files: ['pages-config/translated/de.json'] })
    expect(await state()).toBe('reviewed')
    await editor.call('undo', { save: (saved as { save: string }).save })
    expect(readFolderTexts(editor.top, 'pages-config')).toEqual(files)
    await editor.call('reviewTexts', review)
    await editor.call('saveTexts', change('Waren'))
    expect(await state()).toBe('unreviewed')
  })

  it('that no catalogue has is left out', async () => {
    const { editor } = await openTexts()
    const files = readFolderTexts(editor.top, 'pages-config')
    await editor.call('reviewTexts', {
      language: 'de',
      ids: ['no.such.message', '__proto__'],
      decision: 'reviewed',
    })
    expect(readFolderTexts(editor.top, 'pages-config')).toEqual(files)
  })
})
