import { Picture, type PictureProps, vars } from '#design-system'
import { examples } from '#design-system/components/Picture/Picture.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

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
  parameters: createUsageParameters({
    use: 'for every photograph and rendering, in the widths and formats that were encoded.',
    avoid: 'for drawings in the colour of the text: those are Icons.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const CropForPhones = {
  ...createExampleStory(examples.cropForPhones),
  globals: { viewport: { value: 'phone' } },
}
export const Everything = createEverythingStory(PictureInContainer, examples, { columns: 3 })
export const Stress = createStressStory(Picture, examples)
