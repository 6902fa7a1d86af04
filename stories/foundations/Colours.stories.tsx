import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid, Heading, Stack, Text, vars } from '#design-system'

const groups = Object.entries({ ...vars, ...vars.status }).filter(([name]) => name !== 'status')

function Swatch({ name, value }: { name: string; value: string }) {
  return (
    <Stack space={8}>
      <div
        style={{
          blockSize: '4rem',
          background: value,
          border: `1px solid ${vars.border.hairline}`,
          borderRadius: 12,
        }}
      />
      <Text size="small">{name}</Text>
    </Stack>
  )
}

/** Every role, in the colour mode chosen above. */
export const Roles: StoryObj = {
  render: () => (
    <Stack space={48}>
      {groups.map(([group, roles]) => (
        <Stack key={group} space={16}>
          <Heading level={2} size="h4">
            {group}
          </Heading>
          <Grid columns={6} mobileColumns={2} space="gap">
            {Object.entries(roles as Record<string, string>).map(([name, value]) => (
              <Swatch key={name} name={name} value={value} />
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
}

/** A panel that keeps to one mode inside a page in the other. */
export const Panels: StoryObj = {
  render: () => (
    <Grid columns={2} space="gap">
      {(['light', 'dark'] as const).map((theme) => (
        <section key={theme} data-theme={theme} style={{ padding: '2rem' }}>
          <Stack space={16}>
            <Heading level={2} size="h3">
              Always {theme}. <em>Whatever the page is.</em>
            </Heading>
            <Text>Set data-theme on any element.</Text>
          </Stack>
        </section>
      ))}
    </Grid>
  ),
}

export default { title: 'Foundations/Colours' } satisfies Meta
