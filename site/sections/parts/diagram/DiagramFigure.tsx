import type { MessageId } from '#data/pages/configFields.ts'
import {
  getDiagramDescriptionMessageId,
  type DiagramName,
  drawDiagram,
  isUprightDiagram,
} from '#data/diagrams/diagrams.ts'
import type { DrawingLayout, DrawnText } from '#data/diagrams/drawing.ts'
import { useText } from '../../site.tsx'
import * as styles from './DiagramFigure.css.ts'

export interface DiagramFigureProps {
  name: DiagramName
}

/** Diagram in two layouts, of which the width of its place selects one; its description is the text alternative. */
export function DiagramFigure({ name }: DiagramFigureProps) {
  const text = useText()
  return (
    <div className={styles.root}>
      <div role="img" aria-label={text(getDiagramDescriptionMessageId(name))}>
        {isUprightDiagram(name) ? (
          <Layout name={name} layout="narrow" look="upright" />
        ) : (
          <>
            <Layout name={name} layout="wide" />
            <Layout name={name} layout="narrow" />
          </>
        )}
      </div>
    </div>
  )
}

interface LayoutProps extends DiagramFigureProps {
  layout: DrawingLayout
  look?: keyof typeof styles.layout
}

function Layout({ name, layout, look: place = layout }: LayoutProps) {
  const text = useText()
  const message = (id: string, values?: Readonly<Record<string, number>>) =>
    text(id as MessageId, values)
  const { width, height, paths, texts } = drawDiagram(name, message, layout)
  return (
    <svg className={styles.layout[place]} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {paths.map(({ d, look, motion }, index) => (
        <path
          key={index}
          className={
            motion === undefined
              ? styles.look[look]
              : `${styles.look[look]} ${styles.motion[motion]}`
          }
          d={d}
        />
      ))}
      {texts.map((mark, index) => (
        <Words key={index} {...mark} />
      ))}
    </svg>
  )
}

function Words({ x, y, lines, anchor, look, size, leading }: DrawnText) {
  return (
    <text className={styles.words[look]} x={x} y={y} textAnchor={anchor} fontSize={size}>
      {lines.length === 1
        ? lines[0]
        : lines.map((line, index) => (
            <tspan key={index} x={x} dy={index === 0 ? undefined : leading}>
              {line}
            </tspan>
          ))}
    </text>
  )
}
