import { Grid, Heading, Stack, Text } from '#design-system'
import { FoundationPage } from '../foundations/FoundationPage.tsx'

export default { title: 'Foundations/Principles', tags: ['!autodocs'] }

/** Principles, each with how a design is held to it. */
const principles = [
  [
    'Everybody can use it',
    'By keyboard, by voice, at twice the text size, at 320 px, in light, dark and forced colours. A page that fails one of them is not finished.',
    'Every story passes axe in light and dark mode, every page in two looks.',
  ],
  [
    'It works before its script',
    'Links, forms and menus are those of HTML. Script makes them quicker, and never the only way.',
    'Browser tests visit the site without script.',
  ],
  [
    'Green is stored energy',
    'The brand colour marks what is charged, stored or done next: one filled button in a view, the light bar on a product. Everything else is ink on neutral surfaces.',
    'The primary button has exactly the brand colour; fills with a meaning reach 3:1.',
  ],
  [
    'Figures have a source',
    'A value has a unit and a condition, and is written in one place. A claim that nobody can check is left out.',
    'Pages take figures from one file by name.',
  ],
  [
    'Less, sooner',
    'The first screen needs one document, one style sheet and two fonts. What is not seen is not loaded.',
    'Each page has a budget in bytes, and each component one of its own.',
  ],
  [
    'One way to do it',
    'A component has no class name and no style. Who needs something else changes the component, so that every page gains it.',
    'The types of all components leave out class names and styles.',
  ],
] as const

/** Principles by which components and pages are judged. */
export const Principles = {
  render: () => (
    <FoundationPage
      title="Principles"
      lead="A design is judged by these principles. Each of them is checked by something that can fail."
    >
      <Grid columns={{ base: 1, wide: 2 }} space={48}>
        {principles.map(([title, text, check]) => (
          <Stack key={title} space={12}>
            <Heading level={2} size="h4">
              {title}
            </Heading>
            <Text>{text}</Text>
            <Text size="small" tone="muted">
              {check}
            </Text>
          </Stack>
        ))}
      </Grid>
    </FoundationPage>
  ),
}
