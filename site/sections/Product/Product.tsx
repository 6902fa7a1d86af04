import { Breadcrumbs, Heading, Link, Text } from '#design-system'
import { ActionButtons } from '../parts/ActionButtons.tsx'
import { DiagramFigure } from '../parts/diagram/DiagramFigure.tsx'
import { FilmSection } from '../parts/film/FilmSection.tsx'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { FeatureTile } from '../FeatureGrid/Tile.tsx'
import { grid } from '../FeatureGrid/FeatureGrid.css.ts'
import { getProductCategoryMessageId } from '#data/products/productCategories.ts'
import { FirstSectionEndMarker } from '../parts/FirstSectionEndMarker.tsx'
import { PictureMosaic } from '../Gallery/PictureMosaic.tsx'
import { ProductHeroLayout } from '../ProductHero/ProductHeroLayout.tsx'
import { ProductTileSection } from '../ProductGrid/ProductTiles.tsx'
import { useFigureFormatter, useHref, useRichText, useText } from '../site.tsx'
import { ProductSpecificationTable } from '../parts/ProductSpecificationTable.tsx'
import * as styles from './Product.css.ts'
import { computeFeatureTileSizes } from './featureSizes.ts'
import type { ProductProps } from './Product.schema.ts'

/** Product detail page: picture, key figures, features, specifications and compatible products. */
export function Product({ record, anchor }: ProductProps) {
  const { category, title, lead, picture, darkPicture, facts, views, darkViews, diagram, video } =
    record
  const text = useText()
  const href = useHref()
  return (
    <>
      <section id={anchor}>
        <ProductHeroLayout
          category={
            <Breadcrumbs
              label={text('nav.breadcrumbs')}
              items={[{ label: text('nav.products'), href: href('/products') }]}
              current={text(getProductCategoryMessageId(category))}
            />
          }
          title={title}
          lead={lead}
          picture={picture}
          darkPicture={darkPicture}
          facts={facts}
          actions={
            <ActionButtons
              primary={{ label: 'action.see-specifications', href: '#specifications' }}
              secondary={{
                label: 'action.ask-product',
                href: `/contact-us?product=${record.id}&function=1#form`,
              }}
            />
          }
        />
      </section>
      <FirstSectionEndMarker />
      <Features record={record} />
      {views && (
        <SectionLayout title="product.views">
          <PictureMosaic pictures={views} dark={darkViews} />
        </SectionLayout>
      )}
      {diagram && (
        <SectionLayout title="product.diagram">
          <DiagramFigure name={diagram} />
        </SectionLayout>
      )}
      {video && <FilmSection film={video} title="product.film" />}
      <SectionLayout anchor="specifications" title="product.specifications">
        <ProductSpecificationTable groups={record.specifications} />
        {record.comparison && (
          <div className={styles.compare}>
            <Link href={`${href('/products/compare')}?ids=${record.id}`} variant="more">
              {text('product.compare')}
            </Link>
          </div>
        )}
        <Delivery record={record} />
      </SectionLayout>
      {record.compatibleTiles.length > 0 && (
        <ProductTileSection title="product.compatible" products={record.compatibleTiles} />
      )}
    </>
  )
}

/** Mosaic of the key features; the second tile is dark as an accent. */
function Features({ record: { features } }: Pick<ProductProps, 'record'>) {
  const format = useFigureFormatter()
  const sizes = computeFeatureTileSizes(features.length)
  return (
    <SectionLayout title="product.features">
      <div className={grid}>
        {features.map(({ title, text, figure }, index) => (
          <FeatureTile
            key={title}
            size={sizes[index] ?? 'medium'}
            tone={index === 1 ? 'dark' : 'plain'}
            title={title}
            text={text}
            figure={figure && format(figure)}
          />
        ))}
      </div>
    </SectionLayout>
  )
}

function Delivery({ record: { box, modes } }: Pick<ProductProps, 'record'>) {
  const text = useText()
  const rich = useRichText()
  const href = useHref()
  return (
    <div className={styles.notes}>
      <div className={styles.note}>
        <Heading level={3} size="h4">
          {text('product.box')}
        </Heading>
        <Text>{box}</Text>
      </div>
      {modes && (
        <div className={styles.note}>
          <Heading level={3} size="h4">
            {rich('product.modes')}
          </Heading>
          <Link href={href('/solutions/residential-ess#modes')} variant="more">
            {text('action.compare-modes')}
          </Link>
        </div>
      )}
    </div>
  )
}
