import { type ComponentProps, type ComponentType, createElement } from 'react'
import { CallToAction } from '#sections/CallToAction/CallToAction.tsx'
import type { OperatingModes } from '#sections/OperatingModes/OperatingModes.tsx'
import { PageHeader } from '#sections/PageHeader/PageHeader.tsx'
import { type PageResources, SiteProvider } from '#sections/site.tsx'
import { Split } from '#sections/Split/Split.tsx'
import { StatBand } from '#sections/StatBand/StatBand.tsx'
import { Steps } from '#sections/Steps/Steps.tsx'

const sections = { CallToAction, PageHeader, Split, StatBand, Steps }

type Sections = typeof sections
type StaticConfig = {
  [N in keyof Sections]: { readonly section: N } & ComponentProps<Sections[N]>
}[keyof Sections]
type IslandConfig = { readonly section: 'OperatingModes' } & Omit<
  ComponentProps<typeof OperatingModes>,
  'records'
>

/** A section of a page config. */
export type SectionConfig = StaticConfig | IslandConfig

/** Groups consecutive static sections, which are rendered as one React tree. */
export function groupStaticSections(
  all: readonly SectionConfig[],
): readonly (StaticConfig[] | IslandConfig)[] {
  const runs: (StaticConfig[] | IslandConfig)[] = []
  for (const config of all) {
    const last = runs.at(-1)
    if (config.section === 'OperatingModes') runs.push(config)
    else if (Array.isArray(last)) last.push(config)
    else runs.push([config])
  }
  return runs
}

/** Renders static sections with their own provider, because React contexts do not cross Astro components. */
export function Sections({ words, run }: { words: PageResources; run: readonly StaticConfig[] }) {
  return (
    <SiteProvider words={words}>
      {run.map(({ section, ...props }, at) =>
        createElement(sections[section] as ComponentType<object>, { ...props, key: at }),
      )}
    </SiteProvider>
  )
}
