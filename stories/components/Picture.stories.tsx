import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid, Picture, vars, type PictureProps } from '#design-system'
import { samplePicture } from '#design-system/examples.ts'

const meta = {
  component: Picture,
  args: {
    source: samplePicture(1600, 900),
    alt: 'A battery in front of a ridge at dusk',
    sizes: '100vw',
  },
} satisfies Meta<typeof Picture>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const CropForPhones: Story = {
  args: { mobileSource: samplePicture(800, 1000) },
  globals: { viewport: { value: 'phone' } },
}

const framed = (props: Pick<PictureProps, 'fit' | 'align'>) => (
  <div style={{ blockSize: '20rem', background: vars.surface.tile }}>
    <Picture source={samplePicture(900, 900)} alt="A battery" sizes="30vw" {...props} />
  </div>
)

export const Everything: Story = {
  render: () => (
    <Grid columns={2} space="gap">
      {framed({ fit: 'cover' })}
      {framed({ fit: 'cover', align: 'bottom' })}
      {framed({ fit: 'cover', align: 'top' })}
      {framed({ fit: 'contain' })}
    </Grid>
  ),
}
