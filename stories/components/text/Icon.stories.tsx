import { Grid, Icon, icons, Inline, Stack, Text } from '#design-system'
import { examples } from '#design-system/components/Icon/Icon.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: Icon,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'Use an icon beside words to make them quicker to find. Use it alone only if everybody knows it, and then give it a `label`.',
    avoid: 'Do not use it in place of words or to show a product. Use a `Picture` for products.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const Sizes = createEverythingStory(Icon, examples, { columns: 4 })

/** This story shows all icons in two sizes. */
export const Everything = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Grid columns={{ base: 2, desktop: 3, wide: 6 }} space={32} as="ul">
      {Object.entries(icons).map(([name, icon]) => (
        <Stack key={name} as="li" space={8}>
          <Inline space={16}>
            <span style={{ fontSize: '1.714rem' }}>
              <Icon icon={icon} size="large" />
            </span>
            <span style={{ fontSize: '1.2rem' }}>
              <Icon icon={icon} />
            </span>
          </Inline>
          <Text size="small">{name}</Text>
        </Stack>
      ))}
    </Grid>
  ),
}

/** Icons that point in the reading direction are mirrored in right-to-left text. */
export const RightToLeft = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div dir="rtl">
      <Inline space={24}>
        {[icons.arrowIcon, icons.chevronIcon, icons.externalIcon, icons.batteryIcon].map((icon) => (
          <Icon key={icon.d} icon={icon} size="large" />
        ))}
      </Inline>
    </div>
  ),
}
export const Stress = createStressStory(Icon, examples)
