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

const status = ({ dark }: Hue) => ({
  text: dark[11],
  fill: dark[3],
  border: dark[7],
  solid: dark[9],
  onSolid: ground.dark.page,
})

/** Values of the roles on dark ground. */
export const dark: Theme = {
  surface: {
    ...ground.dark,
    inverse: ground.light.subtle,
    backdrop: alpha(shade.dark, 0.6),
    skeleton: neutral.dark[5],
  },
  text: {
    high: neutral.dark[12],
    body: neutral.dark[11],
    muted: neutral.dark[10],
    link: green.dark[11],
    onInverse: neutral.light[12],
    disabled: neutral.dark[8],
  },
  action: {
    primary: brandGreen,
    primaryHover: brandGreenHover,
    primaryPressed: brandGreenPressed,
    onPrimary: onGreen,
    hover: alpha(ink.dark, 0.08),
    pressed: alpha(ink.dark, 0.16),
  },
  control: {
    checked: brandGreen,
    onChecked: onGreen,
    track: neutral.dark[6],
  },
  selection: { fill: green.dark[4], text: green.dark[12] },
  border: {
    hairline: alpha(ink.dark, 0.12),
    strong: alpha(ink.dark, 0.26),
    control: neutral.dark[9],
    disabled: neutral.dark[6],
  },
  focus: { ring: green.dark[10] },
  accent: { fill: brandGreen, graphic: brandGreen, text: green.dark[10] },
  status: {
    success: status(green),
    info: status(info),
    warning: status(warning),
    error: status(error),
  },
  chart: {
    sun: sun.dark.area,
    sunLine: sun.dark.line,
    house: neutral.dark[12],
    stored: brandGreen,
    grid: neutral.dark[8],
  },
  picture,
  shadow: { near: alpha(shade.dark, 0.4), far: alpha(shade.dark, 0.7) },
  radius,
}
