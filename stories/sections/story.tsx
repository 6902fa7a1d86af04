import type { StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import type { Locale } from '#data/locale/locales.ts'
import '#generated/placeholders.css'
import { type PageResources, SiteProvider } from '#sections/site.tsx'
import { transformVisibleTexts } from '../texts/transformVisibleTexts.ts'
import { transformMessageText } from '#app/messages/pseudoLocale.ts'
import {
  transformMessages,
  parseStoryLocale,
  transformPropsForStoryLocale,
  loadSiteTexts,
  toSiteLocale,
  getTextLanguageTag,
} from '../texts/siteTexts.ts'
import {
  toStressText,
  stressLanguages,
  stressKinds,
  type StressKind,
} from '../texts/stressTexts.ts'

/** Shared parameters of section stories. */
export const fullscreenStory = { parameters: { layout: 'fullscreen' } } as const

interface SectionExample<Config, Given> {
  readonly locale?: Locale
  readonly props: Config
  readonly given?: Given
}

/** Creates a story from a section example, in its own language or in the one of the toolbar; its config are the args. */
export function createSectionStory<Config extends object, Given extends object>(
  Section: ComponentType<Config & Given>,
  { locale = 'en', props, given }: SectionExample<Config, Given>,
): StoryObj {
  return {
    args: { ...props },
    parameters: { pageConfig: true },
    render: (args, { globals }) => {
      const shown = parseStoryLocale(globals['locale'], locale)
      const all = { ...props, ...args, ...transformPropsForStoryLocale(given, shown) } as Config &
        Given
      return (
        <main lang={getTextLanguageTag(shown)}>
          <SiteProvider words={loadSiteTexts(shown)}>
            <Section {...all} />
          </SiteProvider>
        </main>
      )
    },
  }
}

const rulesForOneInstance = ['label-content-name-mismatch', 'landmark-unique']

/** Creates a story of the default example with stress texts. */
export function createSectionStressStory<Config extends object, Given extends object>(
  Section: ComponentType<Config & Given>,
  { default: usual }: { readonly default: SectionExample<Config, Given> },
): StoryObj {
  return {
    // Accessible names and visible texts are not extended in the same way, and the page has three instances of the section.
    parameters: {
      controls: { disable: true },
      a11y: { config: { rules: rulesForOneInstance.map((id) => ({ id, enabled: false })) } },
    },
    render: () => (
      <main>
        {stressKinds.map((name) => (
          <div key={name} lang={stressLanguages[name]} data-strain={name}>
            <SiteProvider words={stressWords(name)}>
              <Section
                {...(withUniqueAnchor(
                  { ...usual.props, ...transformVisibleTexts(usual.given, toStressText[name]) },
                  name,
                ) as Config & Given)}
              />
            </SiteProvider>
          </div>
        ))}
      </main>
    ),
  }
}

/** Makes the anchor unique for each instance. */
const withUniqueAnchor = (props: object, name: string): object =>
  'anchor' in props ? { ...props, anchor: `${String(props.anchor)}-${name}` } : props

const cache = new Map<StressKind, PageResources>()

/** Returns the site's messages as stress texts; cached. */
function stressWords(name: StressKind): PageResources {
  const own = name === 'german' ? 'de' : name === 'chinese' ? 'cn' : 'en'
  const words = cache.get(name) ?? {
    ...loadSiteTexts(toSiteLocale(own)),
    messages: transformMessages(own, (icu) =>
      transformMessageText(icu, (text) =>
        /\p{L}{3}/u.test(text) ? toStressText[name](text) : text,
      ),
    ),
  }
  cache.set(name, words)
  return words
}
