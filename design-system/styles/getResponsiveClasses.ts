/** One value for all widths, or one from each breakpoint: `desktop` from 780 px, `wide` from 1100 px. */
export type ResponsiveValue<Value extends string | number> =
  | Value
  | { readonly base: Value; readonly desktop?: Value; readonly wide?: Value }

type Breakpoint = 'base' | 'desktop' | 'wide'

/** Returns the classes of a responsive value. */
export const getResponsiveClasses = <Name extends string | number>(
  variants: Readonly<Record<Breakpoint, Readonly<Record<Name, string>>>>,
  value: ResponsiveValue<Name>,
): string =>
  typeof value === 'object'
    ? Object.entries<Name>(value)
        .map(([breakpoint, name]) => variants[breakpoint as Breakpoint][name])
        .join(' ')
    : variants.base[value]
