import type { StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { isLocale, locales, type Locale } from '#data/locales.ts'
import '#generated/placeholders.css'
import { SiteProvider } from '#sections/site.tsx'
import { siteWords } from './words.ts'

/** What all stories of a section share. */
export const fullscreen = { parameters: { layout: 'fullscreen' } } as const

/** An example of a section as a story, in its own language or in the one the toolbar says. */
export function story<Config extends object, Given extends object>(
  Section: ComponentType<Config & Given>,
  example: { readonly locale?: Locale; readonly props: Config; readonly given?: Given },
): StoryObj {
  const { locale = 'en', props, given } = example
  const all = { ...props, ...given } as Config & Given
  return {
    render: (_, { globals }) => {
      const shown: Locale = isLocale(globals['locale']) ? globals['locale'] : locale
      return (
        <main lang={locales[shown].textTag}>
          <SiteProvider words={siteWords(shown)}>
            <Section {...all} />
          </SiteProvider>
        </main>
      )
    },
  }
}
