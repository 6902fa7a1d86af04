import { StatList } from '#design-system'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { numeralProps } from '../parts/text/FigureNumeral.tsx'
import { useFigure, useText } from '../site.tsx'
import type { StatBandProps } from './StatBand.schema.ts'

/** Figures side by side, separated by hairlines. */
export function StatBand({ items, anchor }: StatBandProps) {
  const text = useText()
  const formatFigure = useFigure()
  return (
    <SectionLayout anchor={anchor} ground="quiet">
      <StatList
        items={items.map((item) => ({
          ...numeralProps(formatFigure(item.figure)),
          label: text(item.label),
        }))}
      />
    </SectionLayout>
  )
}
