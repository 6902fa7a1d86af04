// One file over 300 lines: a table with an entry for each component.
import {
  Button,
  Drawer,
  icons,
  Inline,
  Link,
  Menu,
  Popover,
  SearchField,
  Stack,
  Text,
  Tooltip,
} from '#design-system'
import type { ComponentGuides } from './componentGuide.ts'

const answers = (first: string, second: string, danger = false) => (
  <Inline space={8}>
    <Button size="small" variant={danger ? 'danger' : 'primary'}>
      {first}
    </Button>
    <Button size="small" variant="secondary">
      {second}
    </Button>
  </Inline>
)

const actionsOf = (...labels: readonly string[]) =>
  labels.map((label) => ({ id: label, label, onSelect: () => undefined }))

/** Guides of the components above the page. */
export const overlayGuides: ComponentGuides = {
  ConfirmDialog: {
    anatomy: [
      ['Title', 'The question.'],
      ['Description', 'What is lost.'],
      ['Way back', 'Has the focus first.'],
      ['Confirmation', 'Names the action.'],
    ],
    right: {
      drawing: answers('Delete key', 'Keep it', true),
      reason: 'Both answers say what happens.',
    },
    wrong: {
      drawing: answers('Yes', 'No'),
      reason: 'Yes to what? The title has to be read again.',
    },
    accessibility: [
      'An alert dialog: title and description are read when it opens.',
      'The focus begins at the answer that does no harm and returns to its button.',
    ],
    content: [
      'The title is a question with the name of the thing.',
      'Buttons begin with a verb.',
      'Only for what cannot be undone: who confirms often no longer reads. Otherwise do it and offer the way back.',
    ],
    related: ['Dialog', 'Toast', 'Button'],
  },
  ConsentBanner: {
    anatomy: [
      ['Title', 'What is asked.', 'h2'],
      ['Text', 'What for, in two sentences.'],
      ['Answers', 'Two buttons of the same weight.', 'button'],
      ['Settings', 'A link to a choice of each kind.', 'a'],
    ],
    right: {
      drawing: (
        <Inline space={8}>
          <Button size="small" variant="secondary">
            Accept
          </Button>
          <Button size="small" variant="secondary">
            Decline
          </Button>
        </Inline>
      ),
      reason: 'Declining is as easy as accepting.',
    },
    wrong: {
      drawing: (
        <Inline space={8}>
          <Button size="small">Accept all</Button>
          <Link href="#more">More options</Link>
        </Inline>
      ),
      reason: 'Declining is hidden behind a link.',
    },
    accessibility: ['A named region at the end of the document; it never covers the focus.'],
    content: ['Names purposes, not techniques.', 'No praise of cookies.'],
    related: ['Dialog', 'Checkbox'],
  },
  Dialog: {
    anatomy: [
      ['Title', 'Names the dialog.'],
      ['Close button', 'At the end of the title.'],
      ['Content', 'Scrolls if it is long.'],
      ['Actions', 'At most two, the main one first.'],
    ],
    right: {
      drawing: answers('Sign out', 'Cancel'),
      reason: 'The action has the verb of the title.',
    },
    wrong: {
      drawing: answers('OK', 'Cancel'),
      reason: '"OK" says nothing to someone who reads buttons only.',
    },
    accessibility: [
      'Modal: the page behind is inert and does not scroll.',
      'Title and description are read when it opens.',
      'Focus starts at the close button and returns to what opened it.',
      'Errors and results are told inside of it: `aria-modal` hides the page behind.',
    ],
    content: [
      'A title of at most six words.',
      'Nothing that has to be compared with the page behind.',
      'Opened by a press, never by the page itself, and not from another dialog.',
      'More than a few fields: a page, which can be left, linked and reloaded.',
      'One column and one task; it closes when the task is done, and stays open with an error.',
    ],
    related: ['ConfirmDialog', 'Drawer', 'Popover'],
  },
  Drawer: {
    anatomy: [
      ['Button', 'Opens it.', 'a'],
      ['Header', 'Name and close button.'],
      ['Content', 'Links or a form.'],
    ],
    right: {
      drawing: (
        <Drawer
          id="guide-filter"
          label="Filter downloads"
          closeLabel="Close"
          variant="button"
          icon={icons.filterIcon}
        >
          <Text>Filters</Text>
        </Drawer>
      ),
      reason: 'The button names what is inside.',
    },
    wrong: {
      drawing: (
        <Drawer
          id="guide-more"
          label="More"
          closeLabel="Close"
          variant="button"
          icon={icons.plusIcon}
        >
          <Text>Filters</Text>
        </Drawer>
      ),
      reason: '"More" of what?',
    },
    accessibility: [
      'Without script it is the target of a link.',
      'Escape and a press beside it close.',
    ],
    content: ['The label is also its title.'],
    related: ['Dialog', 'SiteHeader'],
  },
  Popover: {
    anatomy: [
      ['Button', 'Opens and closes it.', 'button'],
      ['Panel', 'A few sentences, links or settings.', '[popover]'],
    ],
    right: {
      drawing: (
        <Popover
          label="Usable capacity"
          trigger={<Button icon={icons.infoIcon} label="About usable capacity" variant="quiet" />}
        >
          <Text size="small">Energy between full and the reserve that protects the cells.</Text>
        </Popover>
      ),
      reason: 'An explanation beside the word it explains.',
    },
    wrong: {
      drawing: (
        <Popover label="Price" trigger={<Button size="small">Show the price</Button>}>
          <Text size="small">Asked for by almost everybody.</Text>
        </Popover>
      ),
      reason: 'What everybody looks for stands on the page.',
    },
    accessibility: [
      'The platform’s popover: Escape and a press beside it close it; Escape returns the focus.',
      'Announced as a dialog with the name of its label; the page behind stays usable.',
      'Its panel follows the button in the order of focus.',
    ],
    content: [
      'The name of the button says what is explained.',
      'At most three short paragraphs or settings; more is a Dialog or a page.',
    ],
    related: ['Tooltip', 'Menu', 'Dialog'],
  },
  SearchDialog: {
    anatomy: [
      ['Field', 'Has the focus when it opens.'],
      ['Suggestions', 'Of pages, while typing.'],
      ['Links', 'What is often looked for.'],
    ],
    right: {
      drawing: (
        <Stack space={12}>
          <SearchField
            id="guide-search"
            name="search"
            label="Search"
            submitLabel="Search"
            defaultValue="warranty"
          />
          <Inline space={8}>
            <Link href="#warranty">Warranty periods</Link>
            <Text size="small" tone="muted">
              Support
            </Text>
          </Inline>
          <Inline space={8}>
            <Link href="#terms">Warranty terms, PDF</Link>
            <Text size="small" tone="muted">
              Download
            </Text>
          </Inline>
        </Stack>
      ),
      reason: 'Chosen without opening.',
    },
    wrong: {
      drawing: (
        <Stack space={12}>
          <SearchField
            id="guide-search-words"
            name="search"
            label="Search"
            submitLabel="Search"
            defaultValue="warr"
          />
          <Text>warranty</Text>
          <Text>warranty period</Text>
          <Text>warranty terms</Text>
        </Stack>
      ),
      reason: 'A second search after the first.',
    },
    accessibility: [
      'The number of suggestions is announced after typing has paused.',
      'A form without script.',
    ],
    content: ['The placeholder shows what can be found.'],
    related: ['SearchField', 'Dialog'],
  },
  Tooltip: {
    anatomy: [
      ['Control', 'A button or link with a name of its own.', 'button'],
      ['Text', 'Above the control, while it is hovered or focused.', '[role=tooltip]'],
    ],
    right: {
      drawing: (
        <Tooltip text="Colour mode">
          {(control) => <Button {...control} icon={icons.moonIcon} label="Dark" variant="quiet" />}
        </Tooltip>
      ),
      reason: 'Says what an icon does.',
    },
    wrong: {
      drawing: (
        <Tooltip text="At least 12 characters">
          {(control) => (
            <Button {...control} icon={icons.infoIcon} label="Password" variant="quiet" />
          )}
        </Tooltip>
      ),
      reason: 'A rule that everybody needs before typing: help of the field.',
    },
    accessibility: [
      'The description of its control; can be hovered (WCAG 1.4.13).',
      'Not on touch screens.',
    ],
    content: ['At most ten words, no links.'],
    related: ['Popover', 'Icon'],
  },
  Menu: {
    anatomy: [
      ['Button', 'Opens the menu.', 'button'],
      ['Items', 'Three or more actions on one thing.', '[role=menuitem]'],
      ['Icon', 'Before each, or before none.', '[role=menuitem] svg'],
    ],
    right: {
      drawing: (
        <Menu
          label="Actions for IT 5"
          items={[
            ...actionsOf('Copy the link', 'Download as PDF'),
            { id: 'delete', label: 'Delete', tone: 'danger', onSelect: () => undefined },
          ]}
        />
      ),
      reason: 'Actions on what it is named after; deleting is last.',
    },
    wrong: {
      drawing: (
        <Menu label="Menu" icon={icons.menuIcon} items={actionsOf('Home', 'Products', 'Contact')} />
      ),
      reason: 'Ways to pages: a list of links.',
    },
    accessibility: [
      'The menu button of the ARIA practices.',
      'The focus returns to the button.',
      'Icons for all items or for none; they are not read.',
    ],
    content: [
      'Verbs first; "…" if a question follows.',
      'At most about ten items; deleting stands behind the others and asks back (ConfirmDialog).',
    ],
    related: ['Popover', 'Button', 'ConfirmDialog'],
  },
}
