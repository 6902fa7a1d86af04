import { globalStyle } from '@vanilla-extract/css'
import { sizesByDensity, listSizeProperties } from './sizes.ts'

// For documents with `data-density` (on any element); sites whose theme has one density do not load it.
for (const [name, sizes] of Object.entries(sizesByDensity))
  globalStyle(`:root[data-density=${name}], :root [data-density=${name}]`, {
    vars: { ...listSizeProperties(sizes) },
  })
