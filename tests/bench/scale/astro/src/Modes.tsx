import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Text } from '#design-system'
import type { MessageId } from '#data/pages/configFields.ts'
import { type Locale, localeCodes } from '#data/locale/locales.ts'
import { SectionLayout } from '#sections/parts/SectionLayout.tsx'
import { IslandRenderer } from '#sections/island.tsx'
import type { OperatingModesIslandProps } from '#sections/OperatingModes/OperatingModes.island.tsx'
import { OperatingModes } from '#sections/OperatingModes/OperatingModes.tsx'
import * as styles from '#sections/OperatingModes/OperatingModes.css.ts'
import { type PageResources, SiteProvider, useText } from '#sections/site.tsx'
import { operatingModes, words } from './site.ts'

/** Renders the section to capture the island props that it derives from the records. */
function propsOf(locale: Locale): OperatingModesIslandProps {
  const captured: OperatingModesIslandProps[] = []
  const capture = ({ props }: { props: unknown }) => {
    captured.push(props as OperatingModesIslandProps)
    return ''
  }
  renderToStaticMarkup(
    <IslandRenderer value={capture}>
      <SiteProvider words={words[locale]}>
        <OperatingModes title="modes.label" records={operatingModes[locale]} />
      </SiteProvider>
    </IslandRenderer>,
  )
  const [props] = captured
  if (!props) throw new Error('The section has rendered no island')
  return props
}

/** Props of the island by language; the same on every page. */
export const islandPropsByLocale = new Map(localeCodes.map((code) => [code, propsOf(code)]))

interface ModesProps {
  words: PageResources
  title: MessageId | undefined
  anchor: string | undefined
  /** The island, which Astro renders. */
  children: ReactNode
}

/** Renders the section around the island. */
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
    <SectionLayout anchor={anchor} ground="subtle" title={title}>
      {children}
      <div className={styles.note}>
        <Text size="small" tone="muted">
          {text('modes.illustrative')}
        </Text>
      </div>
    </SectionLayout>
  )
}
