import type { ReactNode } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import { Numeral } from '../Numeral/Numeral.tsx'
import type { NumeralProps } from '../Numeral/Numeral.tsx'
import { Text } from '../Text/Text.tsx'
import * as styles from './Stat.css.ts'

export interface StatProps
  extends NativeProps<'div'>, Pick<NumeralProps, 'value' | 'unit' | 'size'> {
  /** Name of the quantity. */
  label: ReactNode
  /** Source or condition of the value. */
  source?: ReactNode
}

/** A number and its label. Place it in a `StatList` or another `dl`. Screen readers read the label first. */
export function Stat({ label, source, value, unit, size, ...native }: StatProps) {
  return (
    <div {...native} className={styles.root}>
      <Text as="dt" tone="muted">
        {label}
      </Text>
      <dd className={styles.figure}>
        <Numeral {...{ value, unit, size }} />
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
