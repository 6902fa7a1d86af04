import { Container, Heading, Text } from '#design-system'
import { Actions } from '../Actions.tsx'
import { Numeral } from '../Numeral.tsx'
import { NamedPicture } from '../NamedPicture.tsx'
import { useFigure, useRichText, useText } from '../site.tsx'
import * as styles from './ProductHero.css.ts'
import type { ProductHeroProps } from './ProductHero.schema.ts'

/** The opening of a product page: the product on its ground, name, lead and key figures. */
export function ProductHero(props: ProductHeroProps) {
  const { category, title, lead, picture, darkPicture, primary, secondary, anchor } = props
  const text = useText()
  const rich = useRichText()
  return (
    <section id={anchor}>
      <div className={styles.stage}>
        <Container>
          <div className={styles.layout}>
            <div className={styles.copy}>
              <Text size="small" tone="muted">
                {text(category)}
              </Text>
              <Heading level={1}>{rich(title)}</Heading>
              <Text size="lead">{text(lead)}</Text>
              <Actions primary={primary} secondary={secondary} />
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
      <Facts facts={props.facts} />
    </section>
  )
}

function Facts({ facts }: Pick<ProductHeroProps, 'facts'>) {
  const text = useText()
  const figure = useFigure()
  return (
    <Container>
      <dl className={styles.facts[facts.length as keyof typeof styles.facts]}>
        {facts.map((fact) => (
          <div key={fact.label} className={styles.fact}>
            <Text as="dt" tone="muted">
              {text(fact.label)}
            </Text>
            <dd>
              <Numeral figure={figure(fact.figure)} size="fact" />
            </dd>
          </div>
        ))}
      </dl>
    </Container>
  )
}
