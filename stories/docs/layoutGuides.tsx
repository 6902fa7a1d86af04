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

/** Guides of the components for layout. */
export const layoutGuides: ComponentGuides = {
  Card: {
    anatomy: [
      ['Picture', 'It is optional and shows what the choice looks like.', 'img'],
      ['Title', 'It is the link and makes the whole card clickable.', 'a'],
      ['Meta', 'Kind and place are shown above the title and read after it.', 'h3 + div'],
      ['Text', 'It has one or two sentences.'],
    ],
    right: {
      drawing: (
        <Card level={3} href="#case" title="Cut the peak of a food plant">
          Seven cabinets take 310 kW off it.
        </Card>
      ),
      reason: 'The card has one title, one link and one sentence.',
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
      reason: 'The card has three links, so it should be a list of links.',
    },
    accessibility: [
      'The link contains only the title, so its accessible name is short.',
      'Render a list of cards as `ul` and `li`, so that their number is announced.',
      'Choose `level` by the outline of the page, because it does not change the size.',
    ],
    content: [
      'Give the cards in a row titles of similar length.',
      'Do not add "Read more", because the title is already the link.',
    ],
    related: ['Grid', 'Split', 'Link'],
  },
  Container: {
    anatomy: [['Content', 'It is at most as wide as the page and has a gutter on both sides.']],
    right: {
      drawing: (
        <Container width="text">
          <Text>One container for a section.</Text>
        </Container>
      ),
      reason: 'With one container in each section, the edges of all sections line up.',
    },
    wrong: {
      drawing: (
        <Container>
          <Container>
            <Text>A container inside of another adds a second gutter.</Text>
          </Container>
        </Container>
      ),
      reason: 'The second gutter moves the text out of line with the other sections.',
    },
    accessibility: ['It has no role. Add the landmarks of the page around it.'],
    content: ['It contains no text of its own.'],
    related: ['Grid', 'Split'],
  },
  Divider: {
    anatomy: [['Line', 'It is one pixel high and as wide as its container.', 'hr']],
    right: {
      drawing: (
        <Stack space={12}>
          <Text>Profile</Text>
          <Divider />
          <Text>Sign out</Text>
        </Stack>
      ),
      reason: 'The line separates two groups of different kinds.',
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
      reason: 'A line below every row is too much, because space alone separates the rows.',
    },
    accessibility: [
      'Screen readers announce it as a separator.',
      'Use only a few on a page, because each one is announced. Space separates silently.',
    ],
    content: ['It contains no text.'],
    related: ['Stack'],
  },
  Grid: {
    anatomy: [['Cells', 'They form columns of equal width. Use one or two on a phone.']],
    right: {
      drawing: (
        <Grid columns={2} space={8}>
          <Text>Home</Text>
          <Text>Business</Text>
          <Text>Utility</Text>
          <Text>Off-grid</Text>
        </Grid>
      ),
      reason: 'The cells contain things of one kind, which line up.',
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
      reason: 'A heading, a text and a button are not things of one kind. Use a `Stack`.',
    },
    accessibility: [
      'The reading order is the order in the document.',
      'Use `as="ul"` with `li` children for a list, so that the number of items is announced.',
    ],
    content: ['Give the texts of a row similar lengths.'],
    related: ['Stack', 'Split', 'Card'],
  },
  Inline: {
    anatomy: [['Items', 'They stand side by side with equal gaps, in lines that wrap.']],
    right: {
      drawing: (
        <Inline space={12}>
          <Button size="small">Save</Button>
          <Button size="small" variant="quiet">
            Cancel
          </Button>
        </Inline>
      ),
      reason: 'A small gap shows that the items belong together.',
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
      reason:
        'The gap is larger than the space around the items, so they no longer look like a group.',
    },
    accessibility: ['The visual order is the order in the document.'],
    content: ['It contains no text of its own.'],
    related: ['Stack', 'Grid'],
  },
  ScrollRegion: {
    anatomy: [['Region', 'It scrolls inside the page and can be focused.', '[tabindex]']],
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
              The battery keeps a share of its energy for an outage and charges this share first
              when the grid returns. To read this line to its end, you have to scroll sideways.
            </Text>
          </div>
        </ScrollRegion>
      ),
      reason: 'Text wraps, so it needs no region.',
    },
    accessibility: ['It is a named region that the keyboard can scroll (WCAG 2.1.1).'],
    content: ['Name the content in `label` and do not say that it scrolls.'],
    related: ['Table'],
  },
  Split: {
    anatomy: [
      ['Picture', 'It takes one half and comes first on a phone.', 'img'],
      ['Words', 'They are a heading, a text and one link.', 'h2'],
    ],
    right: {
      drawing: (
        <Split
          picture={
            <Picture source={drawSamplePicture(320, 400)} alt="" sizes="20rem" fit="cover" />
          }
        >
          <Heading level={3} size="h5">
            Outdoors, too
          </Heading>
        </Split>
      ),
      reason: 'The words say what the picture shows.',
    },
    wrong: {
      drawing: (
        <Split picture={<Text>Full power from −20 to 55 °C.</Text>}>
          <Text>IP65, with no fan and below 25 dB.</Text>
        </Split>
      ),
      reason: 'Two texts side by side need no picture. Use a `Grid`.',
    },
    accessibility: [
      'Screen readers read the words after the picture, whichever side the picture is on.',
    ],
    content: ['Use a heading, at most three sentences and one link.'],
    related: ['Grid', 'Picture', 'Card'],
  },
  Stack: {
    anatomy: [['Items', 'They stand one below the other with equal gaps.']],
    right: {
      drawing: (
        <Stack space={8}>
          <Text>Save the report</Text>
          <Text tone="muted">Every month, as PDF.</Text>
        </Stack>
      ),
      reason: 'A small gap shows that the items belong together.',
    },
    wrong: {
      drawing: (
        <Stack space={64}>
          <Text>Save the report</Text>
          <Text tone="muted">Every month, as PDF.</Text>
        </Stack>
      ),
      reason:
        'The gap is larger than the space around the items, so they no longer look like a group.',
    },
    accessibility: ['The visual order is the order in the document.'],
    content: ['It contains no text of its own.'],
    related: ['Inline', 'Grid', 'Divider'],
  },
  VisuallyHidden: {
    anatomy: [['Text', 'It is read but not shown.']],
    right: {
      drawing: <Link href="#news">All news (read: "about the third production center")</Link>,
      reason:
        'The hidden words add the context that sighted people take from the place on the page.',
    },
    wrong: {
      drawing: <Text>Price (read: "without tax")</Text>,
      reason: 'Everybody needs this information, so show it.',
    },
    accessibility: [
      'Do not hide controls in it, because everything that can be focused must be visible.',
    ],
    content: ['Use a few words that fit into the sentence around them.'],
    related: ['Icon', 'SkipLink'],
  },
}
