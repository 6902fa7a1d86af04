import { Heading, Icon, icons, Inline, Link, Numeral, Prose, Stack, Text } from '#design-system'
import type { ComponentGuides } from './componentGuide.ts'

/** Guides of the components for text. */
export const textGuides: ComponentGuides = {
  Heading: {
    anatomy: [
      ['Title', 'It says what the content below is about.', 'h2'],
      ['Subdued part', 'An `em` element subdues the second half of a two-tone heading.', 'em'],
    ],
    right: {
      drawing: (
        <Stack space={8}>
          <Heading level={2} size="h4">
            Before the installer comes
          </Heading>
          <Heading level={3} size="h5">
            Choose the wall
          </Heading>
        </Stack>
      ),
      reason: 'The levels follow the outline, and the sizes decrease with them.',
    },
    wrong: {
      drawing: (
        <Stack space={8}>
          <Heading level={2} size="h5">
            Before the installer comes
          </Heading>
          <Heading level={3} size="h4">
            Choose the wall
          </Heading>
        </Stack>
      ),
      reason: 'The subheading is larger than the heading that it belongs to.',
    },
    accessibility: [
      'Do not skip a level, and use level 1 once, because screen readers list the headings.',
      '`size` changes only the look. The level stays the same.',
    ],
    content: [
      'Use sentence case and no full stop after a single sentence.',
      'Keep a heading to at most two lines on a phone.',
    ],
    related: ['Text', 'Prose'],
  },
  Icon: {
    anatomy: [['Drawing', 'It has lines of one weight in the colour of the text.', 'svg']],
    right: {
      drawing: (
        <Inline space={8}>
          <Icon icon={icons.downloadIcon} />
          <Text>Download</Text>
        </Inline>
      ),
      reason: 'The word carries the meaning, and the icon makes it quicker to find.',
    },
    wrong: {
      drawing: <Icon icon={icons.shieldIcon} size="large" />,
      reason: 'Without a word, this icon could mean safety, warranty or insurance.',
    },
    accessibility: [
      'Without `label`, it is hidden from screen readers. With `label`, it is an image of that name.',
      'Arrows and chevrons are mirrored in right-to-left text.',
    ],
    content: ['Name the meaning in `label` ("Close"), not the drawing ("Cross").'],
    related: ['Button', 'Tooltip'],
  },
  Link: {
    anatomy: [['Text', 'It names the destination.', 'a']],
    right: {
      drawing: (
        <Text>
          The figures are in the <Link href="#data">technical specifications</Link>.
        </Text>
      ),
      reason: 'The words of the link make sense without their sentence.',
    },
    wrong: {
      drawing: (
        <Text>
          For the figures click <Link href="#data">here</Link>.
        </Text>
      ),
      reason: 'In a list of all links of the page, "here" means nothing.',
    },
    accessibility: [
      'A link in text is underlined, because not everybody can tell it apart by its colour.',
      '`external` is read with a link that leads to another site.',
    ],
    content: [
      'Use the title of the target page or a part of it, so that people recognise the page.',
      'Do not use an address as link text.',
    ],
    related: ['Button', 'FileLink'],
  },
  Numeral: {
    anatomy: [
      ['Value', 'A range keeps its order in right-to-left text.', 'bdi'],
      ['Unit', 'It is smaller than the value.', 'small'],
    ],
    right: {
      drawing: <Numeral value="9.98–29.94" unit=" kWh" size="fact" />,
      reason: 'The range has an en dash and one unit.',
    },
    wrong: {
      drawing: <Numeral value="9.98 kWh to 29.94" unit=" kWh" size="fact" />,
      reason: 'A unit inside the value is as large as the digits.',
    },
    accessibility: ['Value and unit are read as one phrase. It is not a heading.'],
    content: [
      'Show only figures for which you have a source.',
      'Write units as in the SI, with a space before them.',
    ],
    related: ['Stat', 'StatList'],
  },
  Prose: {
    anatomy: [
      ['Paragraphs', 'Their lines have about 70 characters.', 'p'],
      ['Headings', 'They are closer to the text below than to the text above.', 'h2'],
    ],
    right: {
      drawing: (
        <Prose size="small">
          <p>A tower has two to six modules.</p>
          <ul>
            <li>Each brings its own power.</li>
            <li>Each is exchanged alone.</li>
          </ul>
        </Prose>
      ),
      reason: 'The list is an HTML element, and `Prose` sets the spaces.',
    },
    wrong: {
      drawing: (
        <Prose size="small">
          <p>
            A tower has two to six modules.
            <br />– Each brings its own power.
            <br />– Each is exchanged alone.
          </p>
        </Prose>
      ),
      reason: 'A list made of line breaks is not a list for screen readers.',
    },
    accessibility: [
      'Use HTML elements for lists, quotes and notes, so that screen readers announce them.',
    ],
    content: [
      'Write one thought in each paragraph.',
      'Add a heading at least every five paragraphs.',
    ],
    related: ['Text', 'Heading'],
  },
  Text: {
    anatomy: [['Words', 'They are one paragraph or a part of one.', 'p']],
    right: {
      drawing: (
        <Text size="small" tone="muted">
          Measured at 25 °C.
        </Text>
      ),
      reason: 'Secondary text is muted and still has a contrast of 4.5:1.',
    },
    wrong: {
      drawing: <Text tone="error">Order by Friday and save a day of delivery.</Text>,
      reason: 'The text is not an error, but it has the colour of errors.',
    },
    accessibility: [
      'Every tone has a contrast of 4.5:1 on every surface, or 7:1 if more contrast is preferred.',
      '`lines` shortens only the visible text. Screen readers read all of it.',
    ],
    content: ['Do not set `lines` for text that people must read in full.'],
    related: ['Heading', 'Prose'],
  },
}
