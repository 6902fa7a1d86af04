import { Container, Heading, StatList, Text } from '#design-system'
import type { ReactNode } from 'react'
import type { FigureName, MessageId, PictureName } from '#data/fields.ts'
import { numeralOf } from '../FigureNumeral.tsx'
import { NamedPicture } from '../NamedPicture.tsx'
import { useFigure, useText } from '../site.tsx'
import * as styles from './ProductHero.css.ts'

interface Fact {
  readonly figure: FigureName
  readonly label: MessageId
}

export interface ProductStageProps {
  /** The kind of product or the way here, above its name. */
  category: ReactNode
  title: ReactNode
  lead: string
  picture: PictureName
  darkPicture?: PictureName | undefined
  /** What a visitor can do next. */
  actions: ReactNode
  /** Key figures below the picture. */
  facts: readonly Fact[]
}

/** The opening of a product page: the product on its ground, name, lead and key figures. */
export function ProductStage(props: ProductStageProps) {
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

function Facts({ facts }: Pick<ProductStageProps, 'facts'>) {
  const text = useText()
  const figure = useFigure()
  return (
    <Container>
      <StatList
        size="fact"
        items={facts.map((fact) => ({
          ...numeralOf(figure(fact.figure)),
          label: text(fact.label),
        }))}
      />
    </Container>
  )
}
