import { StatList } from '#design-system'
import { Band } from '../Band.tsx'
import { numeralOf } from '../FigureNumeral.tsx'
import { useFigure, useText } from '../site.tsx'
import type { StatBandProps } from './StatBand.schema.ts'

/** Figures side by side with a hairline between them. */
export function StatBand({ items, anchor }: StatBandProps) {
  const text = useText()
  const figure = useFigure()
  return (
    <Band anchor={anchor} ground="quiet">
      <StatList
        items={items.map((item) => ({
          ...numeralOf(figure(item.figure)),
          label: text(item.label),
        }))}
      />
    </Band>
  )
}
