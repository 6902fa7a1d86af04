import { alpha, night, white } from '../tokens/palette.ts'
import type { Theme } from './contract.css.ts'

/** Photographs show the blue hour in both themes, so what lies on them never changes. */
export const picture: Theme['picture'] = {
  ground: night.sky,
  text: alpha(white, 1),
  textQuiet: alpha(white, 0.9),
  border: alpha(white, 0.5),
  glass: alpha(night.glass, 0.42),
  halo: alpha(night.deep, 0.7),
  scrimStrong: alpha(night.deep, 0.82),
  scrim: alpha(night.deep, 0.5),
  scrimSoft: alpha(night.deep, 0.2),
}
