import type { StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import type { Locale } from '#data/locales.ts'
import '#generated/placeholders.css'
import { type PageWords, SiteProvider } from '#sections/site.tsx'
import { mapWords } from '../words/mapWords.ts'
import { mapMessage } from '../words/pseudo.ts'
import {
  changedMessages,
  localeOf,
  propsIn,
  siteWords,
  siteLocale,
  textTag,
} from '../words/siteWords.ts'
import { strain, strainLanguages, strains, type Strain } from '../words/stress.ts'

/** What all stories of a section share. */
export const fullscreen = { parameters: { layout: 'fullscreen' } } as const

interface SectionExample<Config, Given> {
  readonly locale?: Locale
  readonly props: Config
  readonly given?: Given
}

/** An example of a section as a story, in its own language or in the one the toolbar says. */
export function story<Config extends object, Given extends object>(
  Section: ComponentType<Config & Given>,
  { locale = 'en', props, given }: SectionExample<Config, Given>,
): StoryObj {
  return {
    parameters: { pageConfig: props },
    render: (_, { globals }) => {
      const shown = localeOf(globals['locale'], locale)
      const all = { ...props, ...propsIn(given, shown) } as Config & Given
      return (
        <main lang={textTag(shown)}>
          <SiteProvider words={siteWords(shown)}>
            <Section {...all} />
          </SiteProvider>
        </main>
      )
    },
  }
}

const onceAPage = ['label-content-name-mismatch', 'landmark-unique']

/** The usual example with words harder than any translation, one below the other. */
export function stress<Config extends object, Given extends object>(
  Section: ComponentType<Config & Given>,
  { default: usual }: { readonly default: SectionExample<Config, Given> },
): StoryObj {
  return {
    // Names and what they repeat are not made longer in the same way, and three of a section are on one page.
    parameters: { a11y: { config: { rules: onceAPage.map((id) => ({ id, enabled: false })) } } },
    render: () => (
      <main>
        {strains.map((name) => (
          <div key={name} lang={strainLanguages[name]} data-strain={name}>
            <SiteProvider words={strainedWords(name)}>
              <Section
                {...(numbered(
                  { ...usual.props, ...mapWords(usual.given, strain[name]) },
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

/** Two of a section may not share an anchor. */
const numbered = (props: object, name: string): object =>
  'anchor' in props ? { ...props, anchor: `${String(props.anchor)}-${name}` } : props

const strained = new Map<Strain, PageWords>()

/** The site's words, each message made hard. */
function strainedWords(name: Strain): PageWords {
  const own = name === 'german' ? 'de' : name === 'chinese' ? 'cn' : 'en'
  const words = strained.get(name) ?? {
    ...siteWords(siteLocale(own)),
    messages: changedMessages(own, (icu) =>
      mapMessage(icu, (text) => (/\p{L}{3}/u.test(text) ? strain[name](text) : text)),
    ),
  }
  strained.set(name, words)
  return words
}
