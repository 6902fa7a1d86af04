import { Heading, Icon, icons, Link, Numeral, Prose, Stack, Text } from '#design-system'
import type { ComponentGuides } from './componentGuide.ts'

/** Guides of the components for text. */
export const textGuides: ComponentGuides = {
  Heading: {
    anatomy: [
      ['Title', 'Says what the part below is about.'],
      ['Subdued part', 'An `em` for the second half of a two-tone heading.', 'em'],
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
      reason: 'Levels follow the outline; sizes fall with them.',
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
      reason: 'A part that is larger than what it belongs to.',
    },
    accessibility: [
      'Screen readers list headings: no level is skipped, and a page has one of level 1.',
      'A heading stays a heading at any `size`.',
    ],
    content: [
      'Sentence case, no full stop at the end of one sentence.',
      'At most two lines on a phone.',
    ],
    related: ['Text', 'Prose'],
  },
  Icon: {
    anatomy: [['Drawing', 'Lines of one weight in the colour of the text.', 'svg']],
    right: {
      drawing: (
        <Text as="div">
          <Icon icon={icons.downloadIcon} /> Download
        </Text>
      ),
      reason: 'The word says it, the icon is found sooner.',
    },
    wrong: {
      drawing: <Icon icon={icons.shieldIcon} size="large" />,
      reason: 'Safety, warranty or insurance? An icon alone is a riddle.',
    },
    accessibility: [
      'Hidden from screen readers without `label`; with it, an image of that name.',
      'Arrows and chevrons are mirrored in right-to-left text.',
    ],
    content: ['`label` names the meaning ("Close"), not the drawing ("Cross").'],
    related: ['Button', 'Tooltip'],
  },
  Link: {
    anatomy: [['Text', 'Names the destination.', 'a']],
    right: {
      drawing: (
        <Text>
          The figures are in the <Link href="#data">technical specifications</Link>.
        </Text>
      ),
      reason: 'Its words make sense out of their sentence.',
    },
    wrong: {
      drawing: (
        <Text>
          For the figures click <Link href="#data">here</Link>.
        </Text>
      ),
      reason: 'A list of the links of a page would say "here".',
    },
    accessibility: [
      'Underlined in text: colour alone does not mark a link.',
      '`external` is read with the link that opens another site.',
    ],
    content: ['The title of the page it leads to, or a part of it.', 'No address as text.'],
    related: ['Button', 'FileLink'],
  },
  Numeral: {
    anatomy: [
      ['Value', 'Digits of equal width; a range keeps its order in any direction of text.'],
      ['Unit', 'Smaller, after a narrow space.', 'small'],
    ],
    right: {
      drawing: <Numeral value="9.98–29.94" unit=" kWh" size="fact" />,
      reason: 'A range with an en dash and one unit.',
    },
    wrong: {
      drawing: <Numeral value="9.98 kWh to 29.94" unit=" kWh" size="fact" />,
      reason: 'A unit inside of the value is set like a digit.',
    },
    accessibility: ['Read as one phrase; it is no heading.'],
    content: ['Only figures with a source.', 'Units as in the SI, after a space.'],
    related: ['Stat', 'StatList'],
  },
  Prose: {
    anatomy: [
      ['Paragraphs', 'In the measure of about 70 characters.', 'p'],
      ['Headings', 'Closer to what follows than to what precedes.', 'h2'],
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
      reason: 'Elements of HTML; the spaces come from Prose.',
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
      reason: 'A list made of line breaks is no list for a screen reader.',
    },
    accessibility: ['Lists, quotes and notes are elements, so that they are announced.'],
    content: ['One thought per paragraph.', 'A heading at least every five paragraphs.'],
    related: ['Text', 'Heading'],
  },
  Text: {
    anatomy: [['Words', 'One paragraph, or a span of one.', 'p']],
    right: {
      drawing: (
        <Text size="small" tone="muted">
          Measured at 25 °C.
        </Text>
      ),
      reason: 'Less important words are muted, and still 4.5:1.',
    },
    wrong: {
      drawing: <Text tone="error">Order by Friday and save a day of delivery.</Text>,
      reason: 'The colour of errors for something that is none.',
    },
    accessibility: [
      'Every tone reaches 4.5:1 on every surface, 7:1 at more contrast.',
      '`lines` shortens what is seen; the whole text is read.',
    ],
    content: ['Do not shorten what must be read in full.'],
    related: ['Heading', 'Prose'],
  },
}
