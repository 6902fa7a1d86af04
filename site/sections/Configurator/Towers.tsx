import * as styles from './Configurator.css.ts'

/** URLs of the part pictures, all rendered from the same distance. */
export interface TowerPartImages {
  readonly foot: string
  readonly module: string
  readonly head: string
}

export interface BatteryTowersProps {
  parts: TowerPartImages
  modules: number
  stacks: number
  /** Text alternative of the drawing. */
  label: string
}

/** Sizes in mm in which the parts were rendered: picture, height of a module, offset of the next tower. */
const picture = { width: 920, height: 570, left: -60, bottom: -255 }
const pitch = 291
const foot = 50
const joint = 6
const towerOffset = { right: 693, up: 42 }
const foreshortening = 0.9945
const towerSize = { width: 860, height: 2320 }

/** Draws towers from rendered parts; the viewBox grows with their number, the scale of a tower is constant. */
export function Towers({ parts, modules, stacks, label }: BatteryTowersProps) {
  const width = towerSize.width + towerOffset.right * (stacks - 1)
  const height = towerSize.height + towerOffset.up * (stacks - 1)
  const renderPart = (part: keyof TowerPartImages, center: number, tower: number, key: string) => (
    <image
      key={key}
      className={styles.part}
      href={parts[part]}
      width={picture.width}
      height={picture.height}
      x={towerOffset.right * tower + picture.left + 30}
      y={
        height -
        60 -
        (foreshortening * center + picture.bottom) -
        towerOffset.up * tower -
        picture.height
      }
    />
  )
  return (
    <svg className={styles.towers} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {Array.from({ length: stacks }, (_, tower) => [
        renderPart('foot', foot, tower, `foot ${tower}`),
        ...Array.from({ length: modules }, (__, n) =>
          renderPart('module', foot + n * pitch + joint + 142.5, tower, `module ${tower} ${n}`),
        ),
        renderPart('head', foot + modules * pitch + 180, tower, `head ${tower}`),
      ])}
    </svg>
  )
}
