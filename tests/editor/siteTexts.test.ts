import { describe, expect, it } from 'vitest'
import { readFolderTexts } from '../generator/project.ts'
import { startTestEditor } from './testEditor.ts'

const german = 'pages-config/messages/de.json'
/** Message that no page names. */
const id = 'nav.products'

async function openTexts() {
  const editor = await startTestEditor()
  const rowOf = async (message = id) =>
    (await editor.call('translations', {})).rows.find((row) => row.id === message)
  const before = (await rowOf())?.translations['de']?.text ?? ''
  const change = (text: string) => ({
    words: { de: { [id]: text } },
    base: { de: { [id]: before } },
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
        `${JSON.stringify(id)}: ${JSON.stringify(before)}`,
        `${JSON.stringify(id)}: "Neue Produkte"`,
      ),
    )
    const { saves } = await editor.call('saves', {})
    expect(saves.map(({ summary }) => summary)).toEqual([
      { kind: 'texts', message: id, catalogue: 'de', count: 1 },
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
          `${JSON.stringify(id)}: ${JSON.stringify(before)}`,
          `${JSON.stringify(id)}: "Theirs"`,
        ),
    )
    const files = readFolderTexts(editor.top, 'pages-config')
    const answer = await editor.call('saveTexts', change('Mine'))
    expect(answer).toMatchObject({
      result: 'conflict',
      conflicts: [{ message: id, catalogue: 'de', mine: 'Mine', theirs: 'Theirs' }],
    })
    expect(readFolderTexts(editor.top, 'pages-config')).toEqual(files)
    const key = answer.result === 'conflict' ? (answer.conflicts[0]?.key ?? '') : ''
    await editor.call('saveTexts', { ...change('Mine'), choices: { [key]: 'mine' } })
    expect(JSON.parse(editor.read(german))).toMatchObject({ [id]: 'Mine' })
  })

  it('have the problems of the unsaved words only', async () => {
    const { editor, before, change } = await openTexts()
    expect(await editor.call('checkTexts', change(before))).toEqual({ problems: [] })
    const { problems } = await editor.call('checkTexts', change('Produkte {wrong'))
    expect(problems).toMatchObject([{ severity: 'error', catalogue: 'de', messages: [id] }])
  })
})

describe('a reviewed translation', () => {
  it('stays reviewed until it or its English text changes, and an undo takes the review back', async () => {
    const { editor, rowOf, change } = await openTexts()
    const state = async () => (await rowOf())?.translations['de']?.state
    const review = { language: 'de', ids: [id], decision: 'reviewed' } as const
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
