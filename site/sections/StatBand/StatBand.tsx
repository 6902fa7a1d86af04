import { StatList } from '#design-system'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { createNumeralProps } from '../parts/text/FigureNumeral.tsx'
import { useFigureFormatter, useLabel } from '../site.tsx'
import type { StatBandProps } from './StatBand.schema.ts'

/** Figures side by side, separated by hairlines. */
export function StatBand({ items, anchor }: StatBandProps) {
  const label = useLabel()
  const formatFigure = useFigureFormatter()
  return (
    <SectionLayout anchor={anchor} ground="quiet">
      <StatList
        items={items.map((item) => ({
          ...createNumeralProps(formatFigure(item.figure)),
          label: label(item.label),
        }))}
      />
    </SectionLayout>
  )
}
