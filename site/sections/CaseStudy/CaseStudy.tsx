import { Badge, Breadcrumbs, Heading, StatList, Text } from '#design-system'
import type { MessageId } from '#data/fields.ts'
import { Band } from '../Band.tsx'
import { kindLabel } from '../CaseList/CaseCards.tsx'
import { NamedPicture } from '../NamedPicture.tsx'
import { numeralOf } from '../FigureNumeral.tsx'
import { ProductTiles } from '../ProductGrid/ProductTiles.tsx'
import { useFigure, useHref, usePicture, useText } from '../site.tsx'
import type { CaseStudyProps } from './CaseStudy.schema.ts'
import * as styles from './CaseStudy.css.ts'

/** A case: what the site needs, what stands there and how its figures follow. */
export function CaseStudy({ record, anchor }: CaseStudyProps) {
  const { kind, region, title, picture, task, answer, working, figures, productTiles } = record
  const text = useText()
  const href = useHref()
  const format = useFigure()
  const fills = usePicture()(picture).source.placeholder
  return (
    <>
      <Band anchor={anchor} ground="opening">
        <article className={styles.root}>
          <header className={styles.head}>
            <Breadcrumbs
              label={text('nav.breadcrumbs')}
              items={[{ label: text('nav.cases'), href: href('/solutions/cases') }]}
              current={title}
            />
            <Heading level={1} size="h2">
              {title}
            </Heading>
            <div className={styles.facts}>
              <Badge>{text(kindLabel(kind))}</Badge>
              <span>{region}</span>
              <span>{text('case.illustrative')}</span>
            </div>
          </header>
          <div className={styles.picture}>
            <NamedPicture
              name={picture}
              sizes="(width < 1440px) 100vw, 1312px"
              fit={fills ? 'cover' : 'contain'}
              priority
            />
          </div>
          <StatList
            items={figures.map(({ figure, label }) => ({ ...numeralOf(format(figure)), label }))}
          />
          <Part title="case.task" paragraphs={task} />
          <Part title="case.answer" paragraphs={answer} />
          <Part title="case.working" paragraphs={[...working, text('case.computed')]} />
        </article>
      </Band>
      <Band title="case.products">
        <ProductTiles products={productTiles} />
      </Band>
    </>
  )
}

function Part({ title, paragraphs }: { title: MessageId; paragraphs: readonly string[] }) {
  const text = useText()
  return (
    <section className={styles.part}>
      <Heading level={2} size="h3">
        {text(title)}
      </Heading>
      <div className={styles.words}>
        {paragraphs.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </div>
    </section>
  )
}
