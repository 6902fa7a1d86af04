import { Grid, Icon, icons, Stack, Text } from '#design-system'
import { examples } from '#design-system/components/Icon/Icon.examples.tsx'
import { everything, example, usage } from './story.tsx'

export default {
  component: Icon,
  tags: ['stable'],
  parameters: usage({
    use: 'beside words, to make them quicker to find; alone only where everybody knows it, and then with a `label`.',
    avoid: 'in place of words, or for products: those have pictures.',
  }),
}

export const Playground = example(examples.default)
export const Sizes = everything(Icon, examples, { columns: 4 })

/** The whole set at 24 and 48 px. */
export const Everything = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Grid columns={6} mobileColumns={2} space="gap" as="ul">
      {Object.entries(icons).map(([name, icon]) => (
        <Stack key={name} as="li" space={8}>
          <Stack direction="row" space={16}>
            <svg width="24" height="24">
              <Icon icon={icon} />
            </svg>
          </Stack>
          <Text size="small">{name}</Text>
        </Stack>
      ))}
    </Grid>
  ),
}
