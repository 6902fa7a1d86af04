import { useId } from 'react'
import { Container, Heading, Text } from '#design-system'
import { ActionButtons } from '../parts/ActionButtons.tsx'
import { NamedPicture } from '../parts/NamedPicture.tsx'
import { useFigureFormatter, useRichText, useText } from '../site.tsx'
import * as styles from './Hero.css.ts'
import type { HeroProps } from './Hero.schema.ts'

/** Opening of a page: title and actions on a full-bleed picture. */
export function Hero(props: HeroProps) {
  const {
    title,
    lead,
    picture,
    mobilePicture,
    callouts = [],
    lights,
    primary,
    secondary,
    anchor,
  } = props
  const text = useText()
  const rich = useRichText()
  return (
    <section
      id={anchor}
      className={callouts.length > 0 ? `${styles.root} ${styles.withCallouts}` : styles.root}
      data-on-picture=""
    >
      <div className={styles.stage}>
        <NamedPicture name={picture} mobile={mobilePicture} sizes="100vw" fit="cover" priority />
        {lights && <Nightfall lights={lights} />}
        <svg className={styles.callouts}>
          {callouts.map((callout) => (
            <Callout key={callout.label} {...callout} />
          ))}
        </svg>
      </div>
      <Container>
        <div className={styles.copy}>
          <Heading level={1} size="display">
            {rich(title)}
          </Heading>
          <div className={styles.lead}>
            <Text size="lead" tone="onPicture">
              {text(lead)}
            </Text>
          </div>
          <ActionButtons primary={primary} secondary={secondary} secondaryVariant="glass" />
        </div>
      </Container>
    </section>
  )
}

/** Night over the picture except for its lights; it covers the picture as `object-fit: cover` does. */
function Nightfall({ lights }: Required<Pick<HeroProps, 'lights'>>) {
  const id = useId()
  return (
    <svg
      className={styles.night}
      viewBox="0 0 1600 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <radialGradient id={`${id}glow`}>
        <stop offset=".35" stopColor="black" />
        <stop offset="1" stopColor="black" stopOpacity="0" />
      </radialGradient>
      <mask id={`${id}dark`}>
        <rect width="1600" height="900" fill="white" />
        {lights.map(({ x, y, width, height }) => (
          <ellipse
            key={`${x} ${y}`}
            cx={x * 16}
            cy={y * 9}
            rx={width * 8}
            ry={height * 4.5}
            fill={`url(#${id}glow)`}
          />
        ))}
      </mask>
      <rect width="1600" height="900" mask={`url(#${id}dark)`} />
    </svg>
  )
}

const labelBox = { width: 240, height: 80, leader: 48 }

/** Positioned by SVG attributes, because the content security policy forbids style attributes. */
function Callout({ figure, label, x, y }: NonNullable<HeroProps['callouts']>[number]) {
  const text = useText()
  const format = useFigureFormatter()
  return (
    <svg x={`${x}%`} y={`${y}%`} overflow="visible">
      <line className={styles.leader} y1={-labelBox.leader} y2={0} />
      <circle className={styles.halo} r={9} />
      <circle className={styles.point} r={4.5} />
      <foreignObject
        x={-labelBox.width / 2}
        y={-labelBox.leader - labelBox.height}
        width={labelBox.width}
        height={labelBox.height}
      >
        <div className={styles.plate}>
          <p className={styles.reading}>
            {text(label)} <b className={styles.value}>{format(figure).text}</b>
          </p>
        </div>
      </foreignObject>
    </svg>
  )
}
