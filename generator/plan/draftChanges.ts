import { type Locale, localeCodes, locales } from '#data/locale/locales.ts'
import type { DraftVersionChanges, DraftSectionChange } from '#data/pages/draftChanges.ts'
import type { ParsedPageConfig, Project, ParsedPageSection } from '../input/project.ts'
import { findLocalizedMessage } from '../i18n/localizedMessage.ts'
import { findLongestIncreasingSubsequence } from './findLongestIncreasingSubsequence.ts'

type Catalogues = Pick<Project, 'catalogues'>

/** Compares the configs of a draft version and its published page by their content in each locale. */
export function compareDraftWithPublished(
  published: ParsedPageConfig,
  draft: ParsedPageConfig,
  project: Catalogues,
): DraftVersionChanges {
  const before = published.sections.map((section) => contentOf(section, project))
  const after = draft.sections.map((section) => contentOf(section, project))
  const pairs = pairSections(before, after)
  const unmoved = findLongestIncreasingSubsequence(pairs.flatMap((from) => from ?? []))
  const sections = after.map(({ byLocale }, index): DraftSectionChange => {
    const from = pairs[index]
    if (from === undefined) return { isNew: true }
    const changedIn = localesThatDiffer(before[from]?.byLocale, byLocale)
    return {
      ...(!unmoved.has(from) && { isMoved: true }),
      ...(changedIn.length > 0 && { changedIn }),
    }
  })
  const head = ({ config }: ParsedPageConfig) =>
    inLocales([config?.title, config?.description], project)
  return {
    sections,
    removed: before.length - pairs.filter((from) => from !== undefined).length,
    headChangedIn: localesThatDiffer(head(published), head(draft)),
  }
}

/** Content of a section, as text that can be compared. */
interface SectionContent {
  readonly name: string
  readonly byLocale: Readonly<Record<Locale, string>>
  readonly inAll: string
}

function contentOf({ name, props }: ParsedPageSection, project: Catalogues): SectionContent {
  const byLocale = inLocales(props, project)
  return { name, byLocale, inAll: JSON.stringify([name, byLocale]) }
}

/** Serializes a value of a config per locale, with texts in place of message ids. */
const inLocales = (value: unknown, project: Catalogues): Readonly<Record<Locale, string>> =>
  Object.fromEntries(
    localeCodes.map((locale) => [
      locale,
      JSON.stringify(value, (_, inner: unknown) =>
        typeof inner === 'string'
          ? (findLocalizedMessage(inner, locales[locale].catalogues, project)?.message.text ??
            inner)
          : inner,
      ),
    ]),
  ) as Record<Locale, string>

const localesThatDiffer = (
  before: Readonly<Record<Locale, string>> | undefined,
  after: Readonly<Record<Locale, string>>,
): readonly Locale[] => localeCodes.filter((locale) => before?.[locale] !== after[locale])

/** Returns for each new section the index of the old one that it was: the same content first, then the same kind. */
function pairSections(
  before: readonly SectionContent[],
  after: readonly SectionContent[],
): readonly (number | undefined)[] {
  const taken = new Set<number>()
  const pairs: (number | undefined)[] = after.map(() => undefined)
  const pair = (isPair: (old: SectionContent, current: SectionContent) => boolean) => {
    for (const [index, current] of after.entries()) {
      if (pairs[index] !== undefined) continue
      const from = before.findIndex((old, at) => !taken.has(at) && isPair(old, current))
      if (from < 0) continue
      pairs[index] = from
      taken.add(from)
    }
  }
  pair((old, current) => old.inAll === current.inAll)
  pair((old, current) => old.name === current.name)
  return pairs
}
