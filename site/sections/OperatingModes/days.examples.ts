import type { LocalizedOperatingMode, OperatingModeRecord } from '#data/content/content.ts'
import records from '#pages-config/content/operating-modes.json' with { type: 'json' }

const modes = records as readonly OperatingModeRecord[]

/** Returns the operating modes of the site in a language. */
export const createExampleOperatingModes = (
  language: 'en' | 'cn' | 'de',
): readonly LocalizedOperatingMode[] =>
  modes.map((mode) => ({
    ...mode,
    title: mode.title[language],
    summary: mode.summary[language],
    reading: mode.reading[language],
    facts: mode.facts.map((fact) => ({ ...fact, label: fact.label[language] })),
    periods: mode.periods.map((period) => ({ ...period, label: period.label[language] })),
  }))
