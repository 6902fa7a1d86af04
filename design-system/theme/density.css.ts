import { globalStyle } from '@vanilla-extract/css'
import { densities, sizeValues } from './sizes.ts'

// For documents with `data-density` (on any element); sites whose theme has one density do not load it.
for (const [name, sizes] of Object.entries(densities))
  globalStyle(`:root[data-density=${name}], :root [data-density=${name}]`, {
    vars: { ...sizeValues(sizes) },
  })
