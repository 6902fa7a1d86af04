import { Grid, Picture, Stack, Text } from '#design-system'
import { FoundationPage, FoundationSection } from '../foundations/FoundationPage.tsx'
import { loadSiteTexts, parseStoryLocale } from '../texts/siteTexts.ts'

export default { title: 'Foundations/Pictures', tags: ['!autodocs'] }

const rules = [
  'Products stand alone on a tile, all in the same light. The light bar is the only green.',
  'Scenes have a house, a season and an hour. Nobody is shown who could be taken for a customer.',
  'No text inside of a picture: it cannot be read aloud, searched or translated.',
  'A picture that carries words has a shade below them, so that they reach 4.5:1, and a white focus ring.',
  'The alternative text says in one sentence what is seen; a picture that only decorates has none.',
]

const alternativeText = (message: unknown): string =>
  typeof message === 'string' ? message : 'decorates only'

/** How pictures are made, and all pictures of the site with their names and alternative texts. */
export const Pictures = {
  render: (_: object, { globals }: { globals: Readonly<Record<string, unknown>> }) => {
    const { pictures, messages } = loadSiteTexts(parseStoryLocale(globals['locale']))
    return (
      <FoundationPage
        title="Pictures"
        lead="Every picture is rendered for the site and stands in pictures.json with its name. Page configs use the name; widths and formats are made by the build."
      >
        <FoundationSection title="Rules">
          {rules.map((rule) => (
            <Text key={rule}>{rule}</Text>
          ))}
        </FoundationSection>
        <FoundationSection title="All pictures">
          <Grid columns={{ base: 2, wide: 4 }} space="gap" as="ul">
            {Object.entries(pictures).map(([name, source]) => (
              <Stack key={name} as="li" space={8}>
                <Picture source={source} alt="" sizes="20rem" fit="natural" />
                <Text size="small">{name}</Text>
                <Text size="fine" tone="muted">
                  {alternativeText(messages[`picture.${name}.alt`])}
                </Text>
              </Stack>
            ))}
          </Grid>
        </FoundationSection>
      </FoundationPage>
    )
  },
}
