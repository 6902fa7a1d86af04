import { Container, Heading, StatList, Text } from '#design-system'
import type { ReactNode } from 'react'
import type { FigureName, MessageId, PictureName } from '#data/pages/configFields.ts'
import { createNumeralProps } from '../parts/text/FigureNumeral.tsx'
import { NamedPicture } from '../parts/NamedPicture.tsx'
import { useFigureFormatter, useLabel } from '../site.tsx'
import * as styles from './ProductHero.css.ts'

interface Fact {
  readonly figure: FigureName
  readonly label: MessageId
}

export interface ProductHeroLayoutProps {
  /** Product category or breadcrumbs above the name. */
  category: ReactNode
  title: ReactNode
  lead: string
  picture: PictureName
  darkPicture?: PictureName | undefined
  /** Call-to-action buttons. */
  actions: ReactNode
  /** Key figures below the picture. */
  facts: readonly Fact[]
}

/** Layout of the opening of a product page: picture, name, lead and key figures. */
export function ProductHeroLayout(props: ProductHeroLayoutProps) {
  const { category, title, lead, picture, darkPicture, actions, facts } = props
  return (
    <>
      <div className={styles.stage}>
        <Container>
          <div className={styles.layout}>
            <div className={styles.copy}>
              {category}
              <Heading level={1}>{title}</Heading>
              <Text size="lead">{lead}</Text>
              {actions}
            </div>
            <div className={styles.picture}>
              <NamedPicture
                name={picture}
                dark={darkPicture}
                sizes="(width < 780px) 100vw, 58vw"
                fit="contain"
                priority
              />
            </div>
          </div>
        </Container>
      </div>
      <Facts facts={facts} />
    </>
  )
}

function Facts({ facts }: Pick<ProductHeroLayoutProps, 'facts'>) {
  const label = useLabel()
  const formatFigure = useFigureFormatter()
  return (
    <Container>
      <StatList
        size="fact"
        items={facts.map((fact) => ({
          ...createNumeralProps(formatFigure(fact.figure)),
          label: label(fact.label),
        }))}
      />
    </Container>
  )
}
