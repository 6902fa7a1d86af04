import { PictureSchema, type PictureName } from '../pages/configFields.ts'

const picture = (description: string) =>
  PictureSchema.annotate({ description, reference: 'picture' })

/** Pictures that a home system is drawn from: the parts of a tower, and the places by id. */
export const homeSystemDrawingFields = {
  foot: picture('Part below the modules, from the front'),
  module: picture('One module, from the front'),
  head: picture('Power unit on top, from the front'),
  wall: picture('Wall outdoors, 6.4 m wide at the front of the towers'),
  garage: picture('Wall of a garage at the same scale'),
  'utility-room': picture('Wall of a technical room at the same scale'),
} as const

/** Names of these pictures in a page config. */
export type HomeSystemDrawingPictures = {
  readonly [Field in keyof typeof homeSystemDrawingFields]: PictureName
}
