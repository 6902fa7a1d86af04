import { styleVariants, type StyleRule } from '@vanilla-extract/css'
import { media } from './media.ts'

/** Creates a class per value and breakpoint, for `getResponsiveClasses`. */
export const responsiveVariants = <Name extends string | number, Value>(
  values: Readonly<Record<Name, Value>>,
  rule: (value: Value) => StyleRule,
): Record<'base' | 'desktop' | 'wide', Record<Name, string>> => {
  const from = (condition: string) =>
    styleVariants(values, (value) => ({ '@media': { [condition]: rule(value) } }))
  return {
    base: styleVariants(values, rule),
    desktop: from(media.desktop),
    wide: from(media.wide),
  }
}
