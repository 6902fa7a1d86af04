import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Text } from '#design-system'
import type { MessageId } from '#data/fields.ts'
import { type Locale, localeCodes } from '#data/locales.ts'
import { Band } from '#sections/Band.tsx'
import { IslandRenderer } from '#sections/island.tsx'
import type { OperatingModesIslandProps } from '#sections/OperatingModes/OperatingModes.island.tsx'
import { OperatingModes } from '#sections/OperatingModes/OperatingModes.tsx'
import * as styles from '#sections/OperatingModes/OperatingModes.css.ts'
import { type PageWords, SiteProvider, useText } from '#sections/site.tsx'
import { operatingModes, words } from './site.ts'

/** What the island is given: finished texts and numbers, which the section makes of the records. */
function propsOf(locale: Locale): OperatingModesIslandProps {
  const taken: OperatingModesIslandProps[] = []
  const take = ({ props }: { props: unknown }) => {
    taken.push(props as OperatingModesIslandProps)
    return ''
  }
  renderToStaticMarkup(
    <IslandRenderer value={take}>
      <SiteProvider words={words[locale]}>
        <OperatingModes title="modes.label" records={operatingModes[locale]} />
      </SiteProvider>
    </IslandRenderer>,
  )
  const [props] = taken
  if (!props) throw new Error('The section has shown no island')
  return props
}

/** Props of the island by language: they are the same on every page. */
export const islandProps = new Map(localeCodes.map((code) => [code, propsOf(code)]))

interface ModesProps {
  words: PageWords
  title: MessageId | undefined
  anchor: string | undefined
  /** The island, which Astro renders. */
  children: ReactNode
}

/** What stands around the island. */
export function Modes({ words, ...props }: ModesProps) {
  return (
    <SiteProvider words={words}>
      <Surroundings {...props} />
    </SiteProvider>
  )
}

function Surroundings({ title, anchor, children }: Omit<ModesProps, 'words'>) {
  const text = useText()
  return (
    <Band anchor={anchor} ground="subtle" title={title}>
      {children}
      <div className={styles.note}>
        <Text size="small" tone="muted">
          {text('modes.illustrative')}
        </Text>
      </div>
    </Band>
  )
}
