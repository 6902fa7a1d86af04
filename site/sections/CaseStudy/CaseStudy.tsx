import { Badge, Breadcrumbs, Heading, StatList, Text } from '#design-system'
import { extractTableOfContents } from '#data/content/richText.ts'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { CallToAction } from '../CallToAction/CallToAction.tsx'
import { getCaseStudyKindMessageId } from '../CaseList/CaseStudyCards.tsx'
import { FirstSectionEndMarker } from '../parts/FirstSectionEndMarker.tsx'
import { DiagramFigure } from '../parts/diagram/DiagramFigure.tsx'
import { NamedPicture } from '../parts/NamedPicture.tsx'
import { createNumeralProps } from '../parts/text/FigureNumeral.tsx'
import { MarkdownText } from '../parts/text/MarkdownText.tsx'
import { TableOfContents } from '../parts/text/TableOfContents.tsx'
import { ProductTileSection } from '../ProductGrid/ProductTiles.tsx'
import { useFigureFormatter, useHref, usePicture, useText } from '../site.tsx'
import type { CaseStudyProps } from './CaseStudy.schema.ts'
import * as styles from './CaseStudy.css.ts'

/** Case study: key figures, table of contents and text, then the products and a call to action. */
export function CaseStudy({ record, call, anchor }: CaseStudyProps) {
  const { kind, region, title, picture, closingPicture, text: body, ...rest } = record
  const { figures, diagram, productTiles } = rest
  const text = useText()
  const href = useHref()
  const format = useFigureFormatter()
  const isPhotograph = usePicture()(picture).source.placeholder
  return (
    <>
      <SectionLayout anchor={anchor} ground="opening">
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
              <Badge>{text(getCaseStudyKindMessageId(kind))}</Badge>
              <span>{region}</span>
              <span>{text('case.illustrative')}</span>
            </div>
          </header>
          <div className={styles.picture}>
            <NamedPicture
              name={picture}
              sizes="(width < 1440px) 100vw, 1312px"
              fit={isPhotograph ? 'cover' : 'contain'}
              priority
            />
          </div>
          <FirstSectionEndMarker />
          <StatList
            items={figures.map(({ figure, label }) => ({
              ...createNumeralProps(format(figure)),
              label,
            }))}
          />
          {diagram && <DiagramFigure name={diagram} />}
          <div className={styles.columns}>
            <TableOfContents entries={extractTableOfContents(body)} />
            <div className={styles.text}>
              <MarkdownText text={body} />
              <Text size="small">{text('case.computed')}</Text>
            </div>
          </div>
        </article>
      </SectionLayout>
      <ProductTileSection title="case.products" products={productTiles} />
      {call && closingPicture && <CallToAction {...call} picture={closingPicture} />}
    </>
  )
}
