import { describe, expect, it } from 'vitest'
import type { PageOperation } from '../../api/operations.ts'
import { createFixtureSources, type FixtureConfigChange } from '#tests/fixtures/pageConfigs.ts'
import { planPageOperation } from './planPageOperation.ts'

type Files = ReadonlyMap<string, string | undefined>

const siteFile = 'pages-config/site.json'
const label = { en: 'Who we are', de: 'Wer wir sind', cn: '我们是谁' }
const add = { kind: 'addToMenu', page: 'about-us' } as const
const remove = { kind: 'removeFromMenu', page: 'about-us' } as const

/** Plans operations one after another on the fixture project. */
function plan(operations: readonly PageOperation[], ...changes: readonly FixtureConfigChange[]) {
  const sources = createFixtureSources(...changes)
  let files: Files = sources.files
  const plans = operations.map((operation) => {
    const current = new Map<string, string>()
    for (const [name, text] of files) if (text !== undefined) current.set(name, text)
    const planned = planPageOperation(operation, { ...sources, files: current }, '')
    if ('files' in planned) files = new Map([...files, ...planned.files])
    return 'files' in planned ? planned.impact : planned.refused
  })
  const site = JSON.parse(files.get(siteFile) ?? '') as { readonly menu: readonly unknown[] }
  return { plans, files, before: sources.files, menu: site.menu }
}

describe('an entry of the menu', () => {
  it('stands behind the others under an entry, with a label in three languages', () => {
    const { plans, files, before, menu } = plan([{ ...add, under: 'nav.news', label }])
    expect(plans).toMatchObject([
      {
        messages: [{ id: 'nav.about-us', change: 'added', note: 'Who we are' }],
        problems: [],
      },
    ])
    expect(menu[1]).toMatchObject({
      children: [{ label: 'nav.first' }, { label: 'nav.about-us', href: '/about-us' }],
    })
    for (const [code, text] of Object.entries(label))
      expect(files.get(`pages-config/messages/${code}.json`)).toContain(`"nav.about-us": "${text}"`)
    const after = files.get(siteFile)?.split('\n') ?? []
    const gone = (before.get(siteFile)?.split('\n') ?? []).filter(
      (line) => !after.includes(line) && !after.includes(`${line},`),
    )
    expect(gone).toEqual([])
  })

  it('takes the title of the page as its label, at the end of the top level', () => {
    const { plans, menu } = plan([add, add])
    expect(menu.at(-1)).toEqual({ label: 'page.about.title', href: '/about-us' })
    expect(plans).toMatchObject([
      { changed: [siteFile], messages: [] },
      { result: 'refused', what: '/about-us is in the menu already.' },
    ])
  })

  it('goes with the texts that nothing else shows, and leaves the others', () => {
    for (const added of [add, { ...add, under: 'nav.home', label }]) {
      const { files, before } = plan([added, remove])
      expect(files).toEqual(before)
    }
    expect(plan([remove]).plans).toMatchObject([{ result: 'refused' }])
    const { plans } = plan([{ kind: 'removeFromMenu', page: 'explore/news' }])
    expect(plans).toMatchObject([{ result: 'refused' }])
  })

  it('takes another id where the usual one exists', () => {
    const { plans, before } = plan(
      [{ ...add, label }],
      ['messages/en.json', ['nav.about-us'], 'About us'],
    )
    expect(before.get('pages-config/messages/en.json')).toContain('nav.about-us')
    expect(plans).toMatchObject([{ messages: [{ id: 'nav.about-us-2' }] }])
  })

  it('reports links to a draft, or a missing language', () => {
    const footer = ['site.json', ['action', 'href'], '/'] as const
    const { plans } = plan([add], footer, ['pages/about-us.json', ['draft'], true])
    const problems = plans.flatMap((one) => ('problems' in one ? one.problems : []))
    expect(problems.map(({ what }) => what).join()).toContain('"/about-us" is a draft')
    const { plans: half } = plan([{ ...add, label: { en: 'Only' } }])
    expect(half).toMatchObject([{ problems: [{ severity: 'error' }, { severity: 'error' }] }])
  })
})
