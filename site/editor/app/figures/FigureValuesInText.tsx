import { Icon, icons } from '#design-system'
import type { EditorNameEntry } from '../../api/site.ts'
import { useEditorTexts } from '../texts/texts.ts'
import * as styles from './figures.css.ts'

interface FigureValuesInTextProps {
  text: string
  catalogue: string
  figures: readonly EditorNameEntry[] | undefined
}

/** The figures in a text with their current values, e.g. an arrow from {backupEnergy} to 10.2 kWh. */
export function FigureValuesInText({ text, catalogue, figures = [] }: FigureValuesInTextProps) {
  const t = useEditorTexts()
  const names = new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
  if (names.size === 0) return null
  const named = figures.filter(({ name }) => names.has(name))
  if (named.length === 0) return null
  return (
    <ul className={styles.figures} aria-label={t.figuresOfText}>
      {named.map(({ name, shown }) => (
        <li key={name} className={styles.figure}>
          {`{${name}}`}
          <Icon icon={icons.arrowIcon} size="small" />
          <span className={styles.value}>{shown[catalogue]}</span>
        </li>
      ))}
    </ul>
  )
}
