import { SectionLayout } from '../parts/SectionLayout.tsx'
import { PictureMosaic } from './PictureMosaic.tsx'
import type { GalleryProps } from './Gallery.schema.ts'

/** Pictures of one thing from several sides. */
export function Gallery({ title, pictures, darkPictures, anchor }: GalleryProps) {
  return (
    <SectionLayout anchor={anchor} title={title}>
      <PictureMosaic pictures={pictures} dark={darkPictures} />
    </SectionLayout>
  )
}
