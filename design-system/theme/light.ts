import {
  alpha,
  brandGreen,
  brandGreenHover,
  brandGreenPressed,
  error,
  green,
  ground,
  info,
  ink,
  neutral,
  onGreen,
  shade,
  sun,
  warning,
} from '../tokens/palette.ts'
import type { Hue } from '../tokens/palette.ts'
import type { Theme } from './contract.css.ts'
import { picture } from './picture.ts'
import { radius } from './radius.ts'

const status = ({ light }: Hue) => ({
  text: light[11],
  fill: light[3],
  border: light[7],
  solid: light[10],
  onSolid: ground.light.page,
})

/** Values of the roles on light ground. */
export const light: Theme = {
  surface: {
    ...ground.light,
    inverse: ground.dark.page,
    backdrop: alpha(shade.light, 0.4),
    skeleton: neutral.light[4],
  },
  text: {
    high: neutral.light[12],
    body: neutral.light[11],
    muted: neutral.light[10],
    link: green.light[11],
    onInverse: neutral.dark[12],
    disabled: neutral.light[8],
  },
  action: {
    primary: brandGreen,
    primaryHover: brandGreenHover,
    primaryPressed: brandGreenPressed,
    onPrimary: onGreen,
    hover: alpha(ink.light, 0.06),
    pressed: alpha(ink.light, 0.12),
  },
  control: {
    checked: green.light[10],
    onChecked: ground.light.page,
    track: neutral.light[5],
  },
  selection: { fill: green.light[4], text: green.light[12] },
  border: {
    hairline: alpha(ink.light, 0.12),
    strong: alpha(ink.light, 0.24),
    control: neutral.light[9],
    disabled: neutral.light[6],
  },
  focus: { ring: green.light[10] },
  accent: { fill: brandGreen, graphic: green.light[8], text: green.light[10] },
  status: {
    success: status(green),
    info: status(info),
    warning: status(warning),
    error: status(error),
  },
  chart: {
    sun: sun.light.area,
    sunLine: sun.light.line,
    house: neutral.light[12],
    stored: brandGreen,
    grid: neutral.light[8],
  },
  picture,
  shadow: { near: alpha(shade.light, 0.06), far: alpha(shade.light, 0.16) },
  radius,
}
