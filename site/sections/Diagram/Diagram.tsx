import { Heading, Text } from '#design-system'
import { isUprightDiagram } from '#data/diagrams/diagrams.ts'
import { DiagramFigure } from '../parts/diagram/DiagramFigure.tsx'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { wideHead } from '../parts/wideHead.css.ts'
import { useRichText, useText } from '../site.tsx'
import * as styles from './Diagram.css.ts'
import type { DiagramProps } from './Diagram.schema.ts'

/** A diagram across the page, below a title and a paragraph; an upright one beside them. */
export function Diagram({ title, text: description, diagram, note, anchor }: DiagramProps) {
  const text = useText()
  const rich = useRichText()
  const isUpright = isUprightDiagram(diagram)
  return (
    <SectionLayout anchor={anchor}>
      <div className={isUpright ? styles.beside : undefined}>
        <div className={isUpright ? styles.words : `${wideHead} ${styles.head}`}>
          <Heading level={2}>{rich(title)}</Heading>
          {description && <Text size="lead">{text(description)}</Text>}
        </div>
        <figure>
          <DiagramFigure name={diagram} />
          {note && <figcaption className={styles.note}>{text(note)}</figcaption>}
        </figure>
      </div>
    </SectionLayout>
  )
}
