import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid, Heading, Stack, Text, vars, type GridProps } from '#design-system'

const cells = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <div key={index} style={{ background: vars.surface.tile, padding: '1.5rem' }}>
      <Text>{index + 1}</Text>
    </div>
  ))

const meta = {
  component: Grid,
  args: { columns: 3, space: 'gap', children: cells(6) },
} satisfies Meta<typeof Grid>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const all: GridProps['columns'][] = [2, 3, 4, 5, 6, 12]

export const Everything: Story = {
  render: () => (
    <Stack space={32}>
      {all.map((columns) => (
        <Stack key={columns} space={16}>
          <Heading level={2} size="h5">
            {columns} columns
          </Heading>
          <Grid columns={columns} mobileColumns={2} space="gap">
            {cells(columns)}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
}
