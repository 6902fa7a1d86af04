import { Text } from '#design-system'
import { Band } from '../Band.tsx'
import { Numeral } from '../Numeral.tsx'
import { useFigure, useText } from '../site.tsx'
import * as styles from './StatBand.css.ts'
import type { StatBandProps } from './StatBand.schema.ts'

/** Figures side by side with a hairline between them. */
export function StatBand({ items, anchor }: StatBandProps) {
  const text = useText()
  const figure = useFigure()
  return (
    <Band anchor={anchor} ground="quiet">
      <dl className={styles.count[items.length as keyof typeof styles.count]}>
        {items.map((item) => (
          <div key={item.label} className={styles.item}>
            <Text as="dt" tone="muted">
              {text(item.label)}
            </Text>
            <dd>
              <Numeral figure={figure(item.figure)} size="numeral" />
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  )
}
