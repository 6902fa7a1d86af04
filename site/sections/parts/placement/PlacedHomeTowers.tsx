import { Picture, type PictureSource } from '#design-system'
import * as styles from './PlacedHomeTowers.css.ts'

/** URLs of the part pictures, all rendered from the front at one scale. */
export interface TowerPartImages {
  readonly foot: string
  readonly module: string
  readonly head: string
}

/** Picture of a wall that towers are drawn in front of. */
export interface InstallationPlacePicture {
  readonly source: PictureSource
  readonly alt: string
  /** Light source: the sun at the left, or lamps above. */
  readonly light: keyof typeof casts
}

export interface PlacedHomeTowersProps {
  place: InstallationPlacePicture
  parts: TowerPartImages
  modules: number
  stacks: number
  /** Text alternative of the drawing. */
  label: string
  /** Height of a tower and width of all towers, with unit. */
  dimensions: { readonly height: string; readonly width: string }
  sizes: string
  priority?: boolean
}

/** Extent of a rendered wall in mm, and its floor; the walls and parts were rendered for this scale. */
const scene = { width: 6400, height: 3200, floor: 2760 }
const partSize = { width: 720, height: 394.3 }
const tower = { width: 660, step: 960, foot: 50, pitch: 291, head: 358 }
/** Centers of the parts in their pictures, in mm above their base. */
const center = { foot: 25, module: 148.5, head: 189 }

/** Offset, softness and strength of the shadow on the wall by light, in mm; `spread` widens the shadow on the floor. */
const casts = {
  sun: { x: 130, y: 60, blur: 34, opacity: 0.34, spread: 90 },
  lamps: { x: 26, y: 110, blur: 56, opacity: 0.55, spread: 30 },
} as const

/** Towers of a home system in front of a wall, at its scale and with their dimensions. */
export function PlacedHomeTowers(props: PlacedHomeTowersProps) {
  const { place, parts, modules, stacks, label, dimensions, sizes, priority } = props
  const width = tower.width + tower.step * (stacks - 1)
  const left = (scene.width - width) / 2
  const base = tower.foot + tower.pitch * modules
  const { floor } = scene
  const top = floor - base - tower.head
  const cast = casts[place.light]
  const lines = `M${left - 190} ${top}h120m-60 0V${floor}m-60 0h120M${left} ${floor + 90}v120m0-60h${width}m0-60v120`
  const towers = Array.from({ length: stacks }, (_, index) => left + tower.step * index)
  const renderPart = (part: keyof TowerPartImages, x: number, middle: number, key: string) => (
    <image
      key={key}
      className={styles.part}
      href={parts[part]}
      width={partSize.width}
      height={partSize.height}
      x={x + (tower.width - partSize.width) / 2}
      y={floor - middle - partSize.height / 2}
    />
  )
  return (
    <div className={styles.stage}>
      <Picture
        source={place.source}
        alt={place.alt}
        sizes={sizes}
        priority={priority}
        fit="cover"
      />
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${scene.width} ${scene.height}`}
        role="img"
        aria-label={label}
      >
        <defs>
          <filter id="tower-cast" x="-40%" y="-20%" width="180%" height="140%">
            <feGaussianBlur stdDeviation={cast.blur} />
          </filter>
          <filter id="tower-contact" x="-10%" y="-150%" width="120%" height="400%">
            <feGaussianBlur stdDeviation="9" />
          </filter>
          <radialGradient id="tower-ground">
            <stop stopOpacity=".62" />
            <stop offset=".55" stopOpacity=".26" />
            <stop offset="1" stopOpacity="0" />
          </radialGradient>
        </defs>
        {/* Shadows on the wall first: none falls onto a neighbouring tower. */}
        {towers.map((x) => (
          <rect
            key={x}
            className={styles.part}
            x={x + cast.x}
            y={top + cast.y}
            width={tower.width}
            height={floor - top - cast.y}
            opacity={cast.opacity}
            filter="url(#tower-cast)"
          />
        ))}
        {towers.map((x) => (
          <g key={x}>
            <ellipse
              cx={x + tower.width / 2 + cast.spread / 2}
              cy={floor + 14}
              rx={tower.width * 0.56 + cast.spread}
              ry={88}
              fill="url(#tower-ground)"
            />
            <rect
              x={x + 14}
              y={floor - 12}
              width={tower.width - 28}
              height={22}
              opacity={0.85}
              filter="url(#tower-contact)"
            />
          </g>
        ))}
        {/* Dimmed in dark mode as the wall is. */}
        <g className={place.source.placeholder}>
          {towers.map((x, index) => [
            renderPart('foot', x, center.foot, `foot ${index}`),
            ...Array.from({ length: modules }, (__, n) =>
              renderPart(
                'module',
                x,
                tower.foot + n * tower.pitch + center.module,
                `module ${index} ${n}`,
              ),
            ),
            renderPart('head', x, base + center.head, `head ${index}`),
          ])}
        </g>
        <path className={styles.halo} d={lines} />
        <path className={styles.line} d={lines} />
        <text className={styles.text.end} x={left - 210} y={(top + floor) / 2}>
          {dimensions.height}
        </text>
        <text className={styles.text.middle} x={scene.width / 2} y={floor + 360}>
          {dimensions.width}
        </text>
      </svg>
    </div>
  )
}
