import { describe, expect, it } from 'vitest'
import { readFolderTexts } from '../generator/project.ts'
import {
  startEditorOf,
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
    const again = await startEditorOf(editor.top)
    expect(await again.call('saves', {})).toMatchObject({ saves: [{ save }] })
    expect(await again.call('undo', { save })).toMatchObject({ result: 'saved' })
    expect(readFolderTexts(editor.top, 'pages-config')).toEqual(before)
    expect(await again.call('saves', {})).toEqual({ saves: [] })
  })

  it('keeps what was changed since, and refuses to revert a value that was changed again', async () => {
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
