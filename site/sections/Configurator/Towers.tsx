import * as styles from './Configurator.css.ts'

/** Addresses of the pictures of the parts, all from the same distance. */
export interface Parts {
  readonly foot: string
  readonly module: string
  readonly head: string
}

export interface TowersProps {
  parts: Parts
  modules: number
  stacks: number
  /** What is drawn, in words. */
  label: string
}

/** Sizes in mm as the parts were rendered: a picture, a module's pitch, and the way to the next tower. */
const picture = { width: 920, height: 570, left: -60, bottom: -255 }
const pitch = 291
const foot = 50
const joint = 6
const next = { right: 693, up: 42 }
const shrink = 0.9945
const room = { width: 860, height: 2320 }

/** Towers from rendered parts; the drawing grows with them, the towers keep their scale. */
export function Towers({ parts, modules, stacks, label }: TowersProps) {
  const width = room.width + next.right * (stacks - 1)
  const height = room.height + next.up * (stacks - 1)
  const at = (part: keyof Parts, middle: number, tower: number, key: string) => (
    <image
      key={key}
      className={styles.part}
      href={parts[part]}
      width={picture.width}
      height={picture.height}
      x={next.right * tower + picture.left + 30}
      y={height - 60 - (shrink * middle + picture.bottom) - next.up * tower - picture.height}
    />
  )
  return (
    <svg className={styles.towers} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {Array.from({ length: stacks }, (_, tower) => [
        at('foot', foot, tower, `foot ${tower}`),
        ...Array.from({ length: modules }, (__, n) =>
          at('module', foot + n * pitch + joint + 142.5, tower, `module ${tower} ${n}`),
        ),
        at('head', foot + modules * pitch + 180, tower, `head ${tower}`),
      ])}
    </svg>
  )
}
