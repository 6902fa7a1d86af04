import type { InstallationPlace } from '#data/products/sizing.ts'
import type { HomeSystemDrawingPictures } from '#data/products/systemDrawing.ts'
import { usePicture } from '../../site.tsx'
import type { InstallationPlacePicture, TowerPartImages } from './PlacedHomeTowers.tsx'

/** Returns the part pictures of a tower, and a function that looks up the picture of a place. */
export function useHomeSystemDrawing({
  foot,
  module,
  head,
  ...places
}: HomeSystemDrawingPictures): {
  parts: TowerPartImages
  placeImage: (place: InstallationPlace) => InstallationPlacePicture
} {
  const picture = usePicture()
  return {
    parts: {
      foot: picture(foot).source.src,
      module: picture(module).source.src,
      head: picture(head).source.src,
    },
    placeImage: (place) => ({
      ...picture(places[place]),
      light: place === 'wall' ? 'sun' : 'lamps',
    }),
  }
}
