import {
  Button,
  Card,
  Container,
  Divider,
  Grid,
  Heading,
  Inline,
  Link,
  Picture,
  ScrollRegion,
  Split,
  Stack,
  Table,
  Text,
} from '#design-system'
import { drawSamplePicture } from '#design-system/examples.ts'
import type { ComponentGuides } from './componentGuide.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const picture = <Picture source={drawSamplePicture(320, 200)} alt="" sizes="20rem" fit="natural" />

/** Guides of the components for layout. */
export const layoutGuides: ComponentGuides = {
  Card: {
    anatomy: [
      ['Picture', 'What the choice looks like; optional.', 'img'],
      ['Title', 'The link; it makes the whole card clickable.', 'a'],
      ['Meta', 'Kind and place, above or below the title.'],
      ['Text', 'One sentence.'],
    ],
    right: {
      drawing: (
        <Card level={3} href="#case" title="Cut the peak of a food plant">
          Seven cabinets take 310 kW off it.
        </Card>
      ),
      reason: 'One title, one link, one sentence.',
    },
    wrong: {
      drawing: (
        <Card level={3} title="Cut the peak of a food plant">
          <Stack space={8}>
            <Link href="#case">Read</Link>
            <Link href="#file">Download</Link>
            <Link href="#call">Call</Link>
          </Stack>
        </Card>
      ),
      reason: 'Three ways out of one card: that is a list of links.',
    },
    accessibility: [
      'The link is the title alone, so its name is short.',
      'A list of cards is `ul` and `li`: their number is announced.',
      'The heading has the level of the page, not of the look.',
    ],
    content: [
      'Titles of cards in a row are of similar length.',
      'No "read more": the title is the link.',
    ],
    related: ['Grid', 'Split', 'Link'],
  },
  Container: {
    anatomy: [['Content', 'At most as wide as the page, with the gutter on both sides.']],
    right: {
      drawing: (
        <Container width="text">
          <Text>One container for a section.</Text>
        </Container>
      ),
      reason: 'Edges of all sections are on one line.',
    },
    wrong: {
      drawing: (
        <Container>
          <Container>
            <Text>A container inside of another adds a second gutter.</Text>
          </Container>
        </Container>
      ),
      reason: 'Text moves away from the edge of the page.',
    },
    accessibility: ['Has no role; landmarks are the task of the page.'],
    content: ['None: it has no text of its own.'],
    related: ['Grid', 'Split'],
  },
  Divider: {
    anatomy: [['Line', 'One pixel, across the whole width.', 'hr']],
    right: {
      drawing: (
        <Stack space={12}>
          <Text>Profile</Text>
          <Divider />
          <Text>Sign out</Text>
        </Stack>
      ),
      reason: 'Between two groups of different kinds.',
    },
    wrong: {
      drawing: (
        <Stack space={12}>
          <Text>Name</Text>
          <Divider />
          <Text>Email</Text>
          <Divider />
          <Text>Phone</Text>
        </Stack>
      ),
      reason: 'A line under every row: space does it with less.',
    },
    accessibility: [
      'Announced as a separator.',
      'More than a few on a page are many words for a screen reader: space separates silently.',
    ],
    content: ['None: it has no text.'],
    related: ['Stack'],
  },
  Grid: {
    anatomy: [['Cells', 'Columns of equal width; on a phone one or two.']],
    right: {
      drawing: (
        <Grid columns={2} space={8}>
          <Text>Home</Text>
          <Text>Business</Text>
          <Text>Utility</Text>
          <Text>Off-grid</Text>
        </Grid>
      ),
      reason: 'Things of one kind that line up.',
    },
    wrong: {
      drawing: (
        <Grid columns={3} space={8}>
          <Heading level={3} size="h5">
            Storage
          </Heading>
          <Text>For homes</Text>
          <Button size="small">Compare</Button>
        </Grid>
      ),
      reason: 'A title, words and an action are no columns: a Stack.',
    },
    accessibility: [
      'Reading order is the order in the document.',
      '`as="ul"` announces how many there are.',
    ],
    content: ['Texts of one row have similar lengths.'],
    related: ['Stack', 'Split', 'Card'],
  },
  Inline: {
    anatomy: [['Items', 'Beside each other in lines that wrap, with equal spaces.']],
    right: {
      drawing: (
        <Inline space={12}>
          <Button size="small">Save</Button>
          <Button size="small" variant="quiet">
            Cancel
          </Button>
        </Inline>
      ),
      reason: 'One space between things that belong together.',
    },
    wrong: {
      drawing: (
        <Inline space={64}>
          <Button size="small">Save</Button>
          <Button size="small" variant="quiet">
            Cancel
          </Button>
        </Inline>
      ),
      reason: 'A space that is larger than the one around them.',
    },
    accessibility: ['The order on the screen is the order in the document.'],
    content: ['None: it has no text of its own.'],
    related: ['Stack', 'Grid'],
  },
  ScrollRegion: {
    anatomy: [['Region', 'Scrolls inside of the page and can be focused.', '[tabindex]']],
    right: {
      drawing: (
        <Table
          caption="Energy by month in kWh"
          columns={[{ label: 'System' }, ...months.map((label) => ({ label }))]}
          rows={[
            {
              id: 'roof',
              cells: [
                'Roof',
                ...months.map((month, index) => <span key={month}>{index * 30}</span>),
              ],
            },
          ]}
          emptyLabel="No data"
        />
      ),
      reason: 'The page itself never scrolls sideways.',
    },
    wrong: {
      drawing: (
        <ScrollRegion label="About the reserve">
          <div style={{ inlineSize: '60rem' }}>
            <Text>
              The battery keeps a share of its energy for an outage, and charges it again first when
              the grid is back: who wants to read this to its end has to push it to and fro.
            </Text>
          </div>
        </ScrollRegion>
      ),
      reason: 'Text wraps at any width.',
    },
    accessibility: ['A named region that the keyboard can scroll (WCAG 2.1.1).'],
    content: ['`label` names what is inside, not that it scrolls.'],
    related: ['Table'],
  },
  Split: {
    anatomy: [
      ['Picture', 'One half; first on a phone.', 'img'],
      ['Words', 'Heading, text and one link.', 'h2'],
    ],
    right: {
      drawing: (
        <Split picture={picture}>
          <Heading level={3} size="h5">
            Outdoors, too
          </Heading>
        </Split>
      ),
      reason: 'One picture and what it shows.',
    },
    wrong: {
      drawing: (
        <Split picture={<Text>Full power from −20 to 55 °C.</Text>}>
          <Text>IP65, with no fan and below 25 dB.</Text>
        </Split>
      ),
      reason: 'Two texts in halves: that is a Grid.',
    },
    accessibility: ['The words come after the picture for screen readers, on either side.'],
    content: ['A heading, at most three sentences and one link.'],
    related: ['Grid', 'Picture', 'Card'],
  },
  Stack: {
    anatomy: [['Items', 'One below the other, with equal spaces.']],
    right: {
      drawing: (
        <Stack space={8}>
          <Text>Save the report</Text>
          <Text tone="muted">Every month, as PDF.</Text>
        </Stack>
      ),
      reason: 'One space between things that belong together.',
    },
    wrong: {
      drawing: (
        <Stack space={64}>
          <Text>Save the report</Text>
          <Text tone="muted">Every month, as PDF.</Text>
        </Stack>
      ),
      reason: 'A space that is larger than the one around them.',
    },
    accessibility: ['The order on the screen is the order in the document.'],
    content: ['None: it has no text of its own.'],
    related: ['Inline', 'Grid', 'Divider'],
  },
  VisuallyHidden: {
    anatomy: [['Text', 'Read, but not shown.', 'span']],
    right: {
      drawing: <Link href="#news">All news (read: "about the third production center")</Link>,
      reason: 'Adds the context that eyes take from the place on the page.',
    },
    wrong: {
      drawing: <Text>Price (read: "without tax")</Text>,
      reason: 'What everybody needs is shown to everybody.',
    },
    accessibility: ['Not for controls: what can be focused has to be seen.'],
    content: ['A few words that fit into the sentence around them.'],
    related: ['Icon', 'SkipLink'],
  },
}
