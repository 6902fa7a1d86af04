import type { InstallationPlace } from '#data/products/sizing.ts'
import type { SystemDrawingPictures } from '#data/products/systemDrawing.ts'
import { usePicture } from '../../site.tsx'
import type { PlaceImage, TowerPartImages } from './PlacedTowers.tsx'

/** Returns the part pictures of a tower, and a function that looks up the picture of a place. */
export function useSystemDrawing({ foot, module, head, ...places }: SystemDrawingPictures): {
  parts: TowerPartImages
  placeImage: (place: InstallationPlace) => PlaceImage
} {
  const picture = usePicture()
  return {
    parts: {
      foot: picture(foot).source.src,
      module: picture(module).source.src,
      head: picture(head).source.src,
    },
    placeImage: (place) => picture(places[place]),
  }
}
