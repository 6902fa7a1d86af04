import type { Typeface } from '../theme/defineTheme.ts'
import * as fern from '../themes/fern/typefaces.ts'
import * as harbour from '../themes/harbour/typefaces.ts'

// Entry `@felcera/design-system/fonts`: typefaces for `defineTheme`, with the files of the package.
const packaged = (typeface: Typeface, file: string): Typeface => ({
  ...typeface,
  file: `@felcera/design-system/fonts/${file}`,
})

export const instrumentSans: Typeface = {
  ...packaged(fern.instrumentSans, 'instrument-sans.woff2'),
  narrow: '@felcera/design-system/fonts/instrument-sans-narrow.woff2',
}
export const geist = packaged(fern.geist, 'geist.woff2')
export const figtree = packaged(harbour.figtree, 'figtree.woff2')
