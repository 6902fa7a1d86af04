import { Picture, type PictureProps, vars } from '#design-system'
import { examples } from '#design-system/components/Picture/Picture.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

/** Gives pictures that fill their container a container of fixed height. */
const PictureInContainer = (props: PictureProps) =>
  props.fit === undefined || props.fit === 'natural' ? (
    <Picture {...props} />
  ) : (
    <div style={{ blockSize: '14rem', background: vars.surface.tile }}>
      <Picture {...props} />
    </div>
  )

export default {
  component: Picture,
  tags: ['stable'],
  parameters: usage({
    use: 'for every photograph and rendering, in the widths and formats that were encoded.',
    avoid: 'for drawings in the colour of the text: those are Icons.',
  }),
}

export const Playground = example(examples.default)
export const CropForPhones = {
  ...example(examples.cropForPhones),
  globals: { viewport: { value: 'phone' } },
}
export const Everything = everything(PictureInContainer, examples, { columns: 3 })
export const Stress = stress(Picture, examples)
