import { describe, expect, it } from 'vitest'
import { startTestEditor, createUnsavedState, replaceTextInUnsavedState } from './testEditor.ts'

const german = 'pages-config/messages/de.json'
const aboutUs = 'pages-config/pages/about-us.json'
const title = 'page.about.title'

/** Starts an editor with unsaved changes of a section and a text. */
async function openEdited() {
  const editor = await startTestEditor()
  const opened = await editor.call('page', { page: 'about-us' })
  const { items, ...rest } = replaceTextInUnsavedState(
    createUnsavedState(opened),
    opened,
    'de',
    title,
    'Mine',
  )
  return { editor, unsaved: { ...rest, items: items.toReversed() } }
}

describe('a file that is broken while its page is open', () => {
  it.each([
    [aboutUs, '{\n  "title": ', 2, 'bad-json'],
    [aboutUs, 'null', 1, 'bad-value'],
    [german, '{\n  "a": "b",,\n}', 2, 'bad-json'],
    [
      german,
      '{\n<<<<<<< mine\n  "a": "b"\n=======\n  "a": "c"\n>>>>>>> theirs\n}',
      2,
      'merge-conflict',
    ],
  ])('is a problem at its line: %s %j', async (file, text, line, code) => {
    const { editor, unsaved } = await openEdited()
    const before = editor.read(file)
    editor.write(file, text)
    const { problems } = await editor.call('check', unsaved)
    expect(problems[0]).toMatchObject({ file, line, code, isOnPage: true })
    expect(await editor.call('save', unsaved)).toMatchObject({
      result: 'refused',
      what: expect.stringContaining(`${file}:${line} `) as string,
    })
    expect(editor.read(file)).toBe(text)
    const diff = await editor.send({ path: '/calls/diff', body: JSON.stringify(unsaved) })
    expect([diff.status, diff.body]).toEqual([400, expect.stringContaining(`${file}:${line} `)])
    // Other pages can be edited meanwhile.
    const other = createUnsavedState(await editor.call('page', { page: 'index' }))
    expect(
      await editor.call('save', { ...other, root: { ...other.root, menu: 'x' } }),
    ).toMatchObject({ result: 'saved' })
    editor.write(file, before)
    expect(await editor.call('save', unsaved)).toMatchObject({ result: 'saved' })
  })

  it('is counted in the list of pages, and cannot be opened', async () => {
    const { editor } = await openEdited()
    editor.write(aboutUs, '{ "title": }')
    const { pages } = await editor.call('site', {})
    expect(pages.find((page) => page.id === 'about-us')?.errors).toBe(1)
    const { status, body } = await editor.send({ path: '/calls/page', body: '{"page":"about-us"}' })
    expect([status, body]).toEqual([400, expect.stringContaining(`${aboutUs}:1 `)])
  })
})
