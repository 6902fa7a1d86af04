import { wordUnits } from '#data/figures.ts'
import { documentMessages } from '#data/documentMessages.ts'
import { serverMessages } from '#data/serverMessages.ts'
import { shellMessages } from '#data/shellMessages.ts'
import { registry } from '../registry.ts'

const texts: Readonly<Record<string, string>> = {
  'error.not-found.title': 'Page not found: {path}',
  'figure.cycles': 'Cycles',
  'figure.power': 'Power',
  'nav.first': 'First',
  'nav.home': 'Home',
  'nav.news': 'News',
  'page.about.hero.title': 'Batteriespeichersysteme',
  'page.about.table.group': 'Group',
  'page.about.table.text': 'Text with <b>weight</b>',
  'page.about.table.title': 'Table',
  'page.call.label': 'Go on',
  'page.call.title': 'Begin. <soft>Today.</soft>',
  'page.home.hero.lead': 'Store it: {homePower}.',
  'page.home.hero.title': 'Home',
  'page.news.hero.title': 'News',
  'picture.battery.alt': 'A battery',
  'picture.house.alt': 'A house',
}

/** The texts of the good project in one catalogue: all that the frame and its sections show. */
export function fixtureMessages(catalogue: string): Readonly<Record<string, string>> {
  const messages: Record<string, string> = { ...texts }
  for (const page of ['home', 'about', 'news']) {
    messages[`page.${page}.title`] = `${page} – Felcera`
    messages[`page.${page}.description`] = `About ${page}.`
  }
  messages['page.record.title'] = '{title} – Felcera'
  messages['page.record.description'] = '{summary}'
  const fixed = registry.names.flatMap((name) => registry.metaOf(name).messages ?? [])
  for (const id of [...shellMessages, ...serverMessages, ...documentMessages, ...fixed])
    messages[id] ??= `Text of ${id} in ${catalogue}`
  for (const unit of wordUnits)
    messages[`unit.${unit}`] = '{n, plural, one {one} other {many}}'.replaceAll(
      catalogue === 'cn' ? 'one {one} ' : '',
      '',
    )
  return Object.fromEntries(Object.entries(messages).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
