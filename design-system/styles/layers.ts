import { cssNamePrefix } from '../tokens/cssNamePrefix.ts'

/**
 * Cascade layers, lowest first. On the site only base rules are in a layer, so that any component overrides them regardless of
 * style sheet order; in the package everything is, so that the style sheets of its users override it.
 */
export const cascadeLayers = {
  base: `${cssNamePrefix}base`,
  theme: `${cssNamePrefix}theme`,
  components: `${cssNamePrefix}components`,
} as const

/** Statement that fixes the order of the layers. */
export const cascadeLayerOrderRule = `@layer ${Object.values(cascadeLayers).join(', ')};`
