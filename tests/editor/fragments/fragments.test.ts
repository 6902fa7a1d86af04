import { describe, expect, it } from 'vitest'
import { decodeAndCheckSources } from '#generator/index.ts'
import { readProjectSources } from '#generator/input/read.ts'
import type { FixtureConfigChange } from '../../fixtures/pageConfigs.ts'
import { createUnsavedState, replaceTextInUnsavedState, startTestEditor } from '../testEditor.ts'

const file = 'pages-config/fragments/call.json'
const english = 'pages-config/messages/en.json'
const title = 'page.call.title'

/** The last section of a page of the fixture project, as a fragment that this page shows. */
const withFragment: readonly FixtureConfigChange[] = [
  [
    'fragments/call.json',
    [],
    {
      sections: [
        {
          section: 'CallToAction',
          title,
          picture: 'yard',
          primary: { label: 'page.call.label', href: '/about-us#numbers' },
        },
      ],
    },
  ],
  ['pages/about-us.json', ['sections', 2], { fragment: 'call' }],
]

/** Starts an editor with a fragment that is open. */
async function openFragment() {
  const editor = await startTestEditor(...withFragment)
  const opened = await editor.call('page', { page: 'fragment:call' })
  return { editor, opened, unsaved: createUnsavedState(opened) }
}

describe('a fragment', () => {
  it('is listed with its sections and the number of pages that show it', async () => {
    const editor = await startTestEditor(...withFragment)
    const { fragments } = await editor.call('site', {})
    expect(fragments).toMatchObject({
      call: { sections: [{ section: 'CallToAction' }], shownOn: ['about-us'], errors: 0 },
    })
  })

  it('opens like a page, and lists the pages that show it', async () => {
    const { opened } = await openFragment()
    expect(opened).toMatchObject({ page: 'fragment:call', file, shownOn: ['about-us'], lines: [3] })
    expect(opened.config['sections']).toMatchObject([{ section: 'CallToAction', title }])
    expect(opened.texts['en']?.[title]).toBeTypeOf('string')
  })

  it('is saved to its own file and can be undone, and the generator accepts it', async () => {
    const { editor, opened, unsaved } = await openFragment()
    const before = editor.read(file)
    const [item] = unsaved.items
    const changed = {
      ...replaceTextInUnsavedState(unsaved, opened, 'en', title, 'Ask <soft>us</soft> first.'),
      items: [{ from: 0, value: { ...item?.value, anchor: 'ask' } }],
    }
    expect((await editor.call('check', changed)).problems).toEqual([])
    expect((await editor.call('diff', changed)).files).toEqual([file, english])
    const saved = await editor.call('save', changed)
    expect(saved).toMatchObject({ result: 'saved', files: [file, english] })
    expect(JSON.parse(editor.read(file))).toMatchObject({ sections: [{ anchor: 'ask' }] })
    expect(editor.read(english)).toContain('Ask <soft>us</soft> first.')
    expect(decodeAndCheckSources(readProjectSources(editor.top)).problems).toEqual([])
    const [listed] = (await editor.call('saves', {})).saves
    expect(listed?.summary).toMatchObject({ kind: 'page', page: 'fragment:call', count: 2 })
    await editor.call('undo', { save: listed?.save ?? '' })
    expect(editor.read(file)).toBe(before)
  })

  it('has its problems where they are, before they are saved', async () => {
    const { editor, unsaved } = await openFragment()
    const [item] = unsaved.items
    const changed = { ...unsaved, items: [{ from: 0, value: { ...item?.value, picture: 'yar' } }] }
    const { problems } = await editor.call('check', changed)
    expect(problems.filter(({ isOnPage }) => isOnPage)).toMatchObject([
      { code: 'unknown-picture', file, steps: ['sections', 0, 'picture'] },
    ])
  })

  it('is no page that could be renamed, removed or previewed', async () => {
    const { editor } = await openFragment()
    for (const operation of [
      { kind: 'remove', page: 'fragment:call' } as const,
      { kind: 'rename', page: 'fragment:call', path: '/call' } as const,
      { kind: 'duplicate', page: 'fragment:call', path: '/call' } as const,
      { kind: 'draft', page: 'fragment:call' } as const,
      { kind: 'publish', page: 'fragment:call' } as const,
    ])
      expect(await editor.call('operate', { operation })).toMatchObject({ result: 'refused' })
    expect(await editor.call('previewLinks', { page: 'fragment:call' })).toMatchObject({
      result: 'refused',
    })
  })
})
