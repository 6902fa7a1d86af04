import * as defaults from './defaults.ts'
import { cssNamePrefix } from './cssNamePrefix.ts'

export { breakpoint, fontWeight, layer, lineHeight, measure, toastWidth } from './defaults.ts'

/** Names the custom property of a size role. */
export const getSizePropertyName = (group: string, name: string | number) =>
  `--${cssNamePrefix}${group}-${name}`

const roles = <Name extends string | number>(
  group: string,
  values: Readonly<Record<Name, string>>,
): Readonly<Record<Name, string>> =>
  Object.fromEntries(
    Object.entries<string>(values).map(([name, value]) => [
      name,
      `var(${getSizePropertyName(group, name)}, ${value})`,
    ]),
  ) as Record<Name, string>

/** Spacing roles: the value of a theme or density, else that of `defaults.ts`. */
export const space = roles('space', defaults.space)

/** Roles of font sizes. */
export const fontSize = roles('size', defaults.fontSize)

/** Roles of the heights of controls. */
export const controlHeight = roles('height', defaults.controlHeight)

/** Minimum size of an interactive target. */
export const minTouchTargetSize = controlHeight.small

/** Width and height of a button that shows an icon only, which hardly grows with the text: on a small screen large text needs the room. */
export const iconButtonSize = `min(${minTouchTargetSize}, 48px)`

/** Roles of durations. */
export const duration = roles('duration', defaults.duration)

const { easing, line } = roles('base', { easing: defaults.easing, line: defaults.line })
export { easing, line }
