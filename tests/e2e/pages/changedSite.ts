import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Locale, splitLocaleFromPath } from '#data/locale/locales.ts'
import { type BuiltSite, buildSitePages, serveBuiltSite } from '../../builtSite.ts'
import { hangTimeout } from '../../hangTimeout.ts'
import { test as siteTest } from '../../siteTest.ts'

const root = join(import.meta.dirname, '../../..')
const copied = [
  'design-system',
  'generator',
  'pages-config',
  'site',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

type Config = Readonly<Record<string, unknown>> & {
  readonly sections: readonly Readonly<Record<string, unknown>>[]
}

/** Words that no other page has, by section; the keys describe when or where the section is shown. */
export const conditionalSectionTexts = {
  past: 'Bygonequorvex',
  present: 'Presentquorvex',
  future: 'Comingquorvex',
  german: 'Germanquorvex',
} as const

const limits = {
  past: { until: '2020-01-01T00:00Z' },
  present: { from: '2020-01-01T00:00Z', until: '2100-01-01T00:00Z' },
  future: { from: '2100-01-01T00:00Z' },
  german: { locales: ['de'] },
} as const

/** Text of the draft in English, which the published page does not have. */
export const draftTitle = 'A title of the draft alone.'

/** Secret that signs the links. */
export const previewTestSecret = 'only-a-test-knows-these-32-letters'

/** A site with the draft version of a published page and with sections that are not always shown. */
interface ChangedSite extends BuiltSite {
  /** Signs links with the command of the generator; by locale. */
  readonly previewLinks: (path: string) => Readonly<Record<Locale, URL>>
}

function writeChanges(top: string): void {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(top, 'pages-config', name), 'utf8'))
  const write = (name: string, value: unknown) =>
    writeFileSync(join(top, 'pages-config', name), JSON.stringify(value, null, 2))
  const { sections, ...about } = read('pages/about-us.json') as Config
  const [hero, stats, vision, mission, ...others] = sections
  write('pages/about-us.draft.json', {
    ...about,
    draft: true,
    sections: [
      { ...hero, title: 'page.about-us.draft.hero.title' },
      stats,
      mission,
      { ...vision, text: 'page.about-us.draft.vision.text' },
      ...others.slice(0, -1),
      { section: 'ButtonRow', buttons: [{ label: 'action.request-call', href: '/contact-us' }] },
    ],
  })
  const guide = read('pages/how-to-buy.json') as Config
  const limited = Object.entries(limits).map(([name, own]) => ({
    section: 'RichText',
    title: `page.how-to-buy.limited.${name}`,
    blocks: [{ text: 'page.how-to-buy.limited.text' }],
    ...own,
  }))
  write('pages/how-to-buy.json', { ...guide, sections: [...guide.sections, ...limited] })
  // A built page, whose data are a file.
  const jobs = read('pages/join-us.json') as Config
  const german = limited.at(-1)
  write('pages/join-us.json', { ...jobs, sections: [...jobs.sections, german] })
  const same = read('content/same-words.json') as { readonly names: readonly string[] }
  const names = [...same.names, ...Object.values(conditionalSectionTexts)]
  write('content/same-words.json', { ...same, names })
  for (const code of ['en', 'de', 'cn'] as const) {
    const name = `messages/${code}.json`
    const texts = read(name) as Readonly<Record<string, string>>
    const vision = texts['page.about-us.vision.text']
    write(name, {
      ...texts,
      'page.about-us.draft.hero.title':
        code === 'en'
          ? draftTitle
          : { de: 'Ein Titel nur des Entwurfs.', cn: '草稿的标题。' }[code],
      'page.about-us.draft.vision.text': code === 'de' ? `${vision} Nur deutsch.` : vision,
      'page.how-to-buy.limited.text': { en: 'A note.', de: 'Ein Hinweis.', cn: '说明。' }[code],
      ...Object.fromEntries(
        Object.entries(conditionalSectionTexts).map(([key, word]) => [
          `page.how-to-buy.limited.${key}`,
          { en: `${word} note`, de: `${word}-Hinweis`, cn: `${word} 说明` }[code],
        ]),
      ),
    })
  }
}

/** Browser test with a changed site, which all tests of a worker share. */
export const test = siteTest.extend<object, { changedSite: ChangedSite }>({
  changedSite: [
    async ({ browserName }, use) => {
      const top = mkdtempSync(join(tmpdir(), `felcera-changed-${browserName}-`))
      for (const name of copied)
        cpSync(join(root, name), join(top, name), { recursive: true, force: false })
      symlinkSync(join(root, 'node_modules'), join(top, 'node_modules'))
      writeChanges(top)
      await buildSitePages(top)
      const site = await serveBuiltSite(
        { DATABASE_URL: 'postgres://127.0.0.1:1/none', PREVIEW_SECRET: previewTestSecret },
        top,
      )
      const previewLinks = (path: string) => {
        const { stdout } = spawnSync(process.execPath, ['generator/cli.ts', 'preview', path], {
          cwd: top,
          encoding: 'utf8',
          env: { ...process.env, PREVIEW_SECRET: previewTestSecret, ORIGIN: site.origin },
        })
        const links = stdout.match(/^http\S+$/gm) ?? []
        const named = links.map((link) => {
          const url = new URL(link)
          return [splitLocaleFromPath(url.pathname).locale, url] as const
        })
        return Object.fromEntries(named) as Record<Locale, URL>
      }
      await use({ ...site, previewLinks })
      await site.stop()
      rmSync(top, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 4 * hangTimeout },
  ],
})
