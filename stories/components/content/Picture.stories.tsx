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
    use: 'Use it for every photograph and rendering, so that the browser loads a suitable width and format.',
    avoid: 'Do not use it for drawings in the colour of the text. Use an `Icon` instead.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const CropForPhones = {
  ...createExampleStory(examples.cropForPhones),
  globals: { viewport: { value: 'phone' } },
}
export const Everything = createEverythingStory(PictureInContainer, examples, { columns: 3 })
export const Stress = createStressStory(Picture, examples)
