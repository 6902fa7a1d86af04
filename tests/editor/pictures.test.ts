import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { EditorCallBody } from '../../site/editor/api/calls.ts'
import { decodePictureManifest } from '#data/content/pictures.ts'
import { readFolderTexts } from '../generator/project.ts'
import { startTestEditor } from './testEditor.ts'

const picture = (width: number) =>
  sharp({ create: { width, height: 700, channels: 3, background: { r: 90, g: 120, b: 60 } } })
const alt = { en: 'A barn at noon', de: 'Eine Scheune am Mittag', cn: '正午的谷仓' }
const upload = (file: Uint8Array, more?: Partial<EditorCallBody<'addPicture'>>) =>
  ({
    name: 'barn',
    file: Buffer.from(file).toString('base64'),
    ratio: 1,
    focus: { x: 0.5, y: 0.5 },
    alt,
    ...more,
  }) satisfies EditorCallBody<'addPicture'>

describe('a picture that an author brings', () => {
  it('is encoded, listed and described, and its entry can be undone', async () => {
    const editor = await startTestEditor()
    const before = readFolderTexts(editor.top, 'pages-config')
    const answer = await editor.call('addPicture', upload(await picture(1200).webp().toBuffer()))
    expect(answer).toMatchObject({ result: 'saved' })
    const { barn } = decodePictureManifest(JSON.parse(editor.read('pages-config/pictures.json')))
    const files = readdirSync(join(editor.top, 'site/public/pictures'))
    expect(files).toEqual(
      expect.arrayContaining(
        [...(barn?.avif ?? []), ...(barn?.webp ?? [])].map(({ file }) => file),
      ),
    )
    expect(barn).toMatchObject({ width: 480, height: 480 })
    for (const [code, text] of Object.entries(alt))
      expect(JSON.parse(editor.read(`pages-config/messages/${code}.json`))).toMatchObject({
        'picture.barn.alt': text,
      })
    const save = answer.result === 'saved' ? (answer.save ?? '') : ''
    expect(await editor.call('undo', { save })).toMatchObject({ result: 'saved' })
    expect(readFolderTexts(editor.top, 'pages-config')).toEqual(before)
  })

  it.each([
    ['a name that exists', { name: 'house' }],
    ['a script', { file: Buffer.from('<script>').toString('base64') }],
  ])('is refused with %s', async (_, more) => {
    const editor = await startTestEditor()
    const before = readFolderTexts(editor.top, 'pages-config')
    const file = await picture(1200).jpeg().toBuffer()
    expect(await editor.call('addPicture', upload(file, more))).toMatchObject({ result: 'refused' })
    expect(readFolderTexts(editor.top, 'pages-config')).toEqual(before)
  })

  it.each([
    ['a path as its name', { name: '../barn' }, 400],
    ['a name of a prototype', { name: '__proto__' }, 400],
    ['no alternative text in German', { alt: { ...alt, de: '' } }, 400],
    ['a focal point outside', { focus: { x: 2, y: 0 } }, 400],
    ['a file that is too large', { file: 'A'.repeat(30_000_000) }, 413],
  ])('is not accepted with %s', async (_, more, status) => {
    const { send } = await startTestEditor()
    const body = JSON.stringify(upload(new Uint8Array([1]), more))
    expect((await send({ path: '/calls/addPicture', body })).status).toBe(status)
  })
})
