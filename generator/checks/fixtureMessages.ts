import { wordUnits } from '#data/messages/figures.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { namedIn } from '../i18n/codeMessages.ts'
import { readCode } from '../input/readCode.ts'

/** Ids of the messages of this repository's site. */
const ids = Object.keys(
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../../pages-config/messages/en.json'), 'utf8'),
  ) as object,
)

const texts: Readonly<Record<string, string>> = {
  'error.not-found.title': 'Page not found: {path}',
  'figure.cycles': 'Cycles',
  'figure.power': 'Power',
  'nav.first': 'First',
  'nav.home': 'Home',
  'nav.news': 'News',
  'page.about.hero.title': 'Batteriespeichersysteme',
  'page.about.table.group': 'Group',
  'page.about.table.text': 'Text with weight',
  'page.about.table.title': 'Table',
  'page.call.label': 'Go on',
  'page.call.title': 'Begin. <soft>Today.</soft>',
  'page.home.hero.lead': 'Store it: {homePower}.',
  'page.home.hero.title': 'Home',
  'page.news.hero.title': 'News',
  'picture.battery.alt': 'A battery',
  'picture.house.alt': 'A house',
}

/** Returns the messages of the fixture project in one catalogue: all that the page shell and its sections show. */
export function fixtureMessages(catalogue: string): Readonly<Record<string, string>> {
  const messages: Record<string, string> = { ...texts }
  for (const page of ['home', 'about', 'news']) {
    messages[`page.${page}.title`] = `${page} – Felcera`
    messages[`page.${page}.description`] =
      `About ${page}: batteries that keep the light of the day.`
  }
  messages['page.record.title'] = '{title} – Felcera'
  messages['page.record.description'] = '{summary}'
  for (const id of namedIn(readCode(), ids)) messages[id] ??= `Text of ${id} in ${catalogue}`
  for (const unit of wordUnits)
    messages[`unit.${unit}`] = '{n, plural, one {one} other {many}}'.replaceAll(
      catalogue === 'cn' ? 'one {one} ' : '',
      '',
    )
  return Object.fromEntries(Object.entries(messages).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
