import type { ReactNode } from 'react'
import { Numeral } from '../Numeral/Numeral.tsx'
import type { NumeralProps } from '../Numeral/Numeral.tsx'
import { Text } from '../Text/Text.tsx'
import * as styles from './Stat.css.ts'

export interface StatProps extends NumeralProps {
  /** What it measures. */
  label: ReactNode
  /** Where it comes from or under which condition it holds. */
  source?: ReactNode
}

/** A figure and what it measures: one pair of a `StatList` or another `dl`. The label is read first. */
export function Stat({ label, source, ...figure }: StatProps) {
  return (
    <div className={styles.root}>
      <Text as="dt" tone="muted">
        {label}
      </Text>
      <dd className={styles.figure}>
        <Numeral {...figure} />
      </dd>
      {source && (
        <dd className={styles.source}>
          <Text size="fine" tone="muted" as="span">
            {source}
          </Text>
        </dd>
      )}
    </div>
  )
}
