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

const drawMainAction = (label: string, variant: 'primary' | 'danger' = 'primary') => (
  <Button size="small" variant={variant}>
    {label}
  </Button>
)

const drawOtherAction = (label: string) => (
  <Button size="small" variant="secondary">
    {label}
  </Button>
)

/** Actions of a dialog, in which the main one comes first. */
const drawDialogActions = (main: string, other: string) => (
  <Inline space={8}>
    {drawMainAction(main)}
    {drawOtherAction(other)}
  </Inline>
)

const actionsOf = (...labels: readonly string[]) =>
  labels.map((label) => ({ id: label, label, onSelect: () => undefined }))

/** Guides of the components above the page. */
export const overlayGuides: ComponentGuides = {
  ConfirmDialog: {
    anatomy: [
      ['Title', 'The title asks the question.'],
      ['Description', 'The description says what will be lost.'],
      ['Cancel button', 'The cancel button comes first and keeps everything as it is.'],
      ['Confirm button', 'The confirm button names the action.'],
    ],
    right: {
      drawing: (
        <Inline space={8}>
          {drawOtherAction('Keep it')}
          {drawMainAction('Delete key', 'danger')}
        </Inline>
      ),
      reason: 'Both buttons say what happens.',
    },
    wrong: {
      drawing: (
        <Inline space={8}>
          {drawOtherAction('No')}
          {drawMainAction('Yes', 'danger')}
        </Inline>
      ),
      reason: 'People have to read the title again to know what "Yes" means.',
    },
    accessibility: [
      'It is an alert dialog. Screen readers read its title and description when it opens.',
      'The focus starts on the close button, which cancels, so that a hasty press of Enter does no harm. Afterwards it returns to the button that opened the dialog.',
    ],
    content: [
      'Ask a question in the title and name the affected item.',
      'Begin the labels of the buttons with a verb.',
      'Ask only before actions that cannot be undone, because people who have to confirm often stop reading. Carry out any other action at once and offer to undo it.',
    ],
    related: ['Dialog', 'Toast', 'Button'],
  },
  ConsentBanner: {
    anatomy: [
      ['Title', 'The title says what you ask for.', 'h2'],
      ['Text', 'The text gives the purpose in two or three sentences.'],
      ['Answers', 'The two buttons have the same weight.', 'button'],
      ['Settings', 'The link leads to a separate choice for each kind of cookie.', 'a'],
    ],
    right: {
      drawing: (
        <Inline space={8}>
          {drawOtherAction('Decline')}
          {drawOtherAction('Accept')}
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
      reason: 'People have to follow a link to decline.',
    },
    accessibility: [
      'It is a named form at the end of the document. It has space of its own there, so the end of the page stays usable before an answer.',
    ],
    content: [
      'Name the purposes of the cookies, not their technology.',
      'Do not advertise cookies, because the choice must be free.',
    ],
    related: ['Dialog', 'Checkbox'],
  },
  Dialog: {
    anatomy: [
      ['Title', 'The title names the dialog.'],
      ['Close button', 'The close button stands at the end of the title.'],
      ['Content', 'Long content scrolls.'],
      ['Actions', 'There are at most two buttons, with the main action first.'],
    ],
    right: {
      drawing: drawDialogActions('Sign out', 'Cancel'),
      reason: 'The main action repeats the verb of the title.',
    },
    wrong: {
      drawing: drawDialogActions('OK', 'Cancel'),
      reason: '"OK" means nothing to people who read only the buttons.',
    },
    accessibility: [
      'It is modal, so the page behind is inert and does not scroll.',
      'Screen readers read its title and description when it opens.',
      'The focus starts on the close button and returns to the element that opened the dialog.',
      'Show errors and results inside the dialog, because `aria-modal` hides the page behind from screen readers.',
    ],
    content: [
      'Use at most six words for the title.',
      'Do not ask for anything that people must compare with the page behind, because the dialog covers it.',
      'Open a dialog only when the visitor presses a control, never automatically and never from another dialog.',
      'Use a page for more than a few fields, because people can leave, link and reload a page.',
      'Use one column and one task. Close the dialog when the task is done and keep it open if there is an error.',
    ],
    related: ['ConfirmDialog', 'Drawer', 'Popover'],
  },
  Drawer: {
    anatomy: [
      ['Button', 'The button opens the drawer.', 'a'],
      ['Header', 'The header has the name and the close button.'],
      ['Content', 'The content is a list of links or a form.'],
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
      reason: 'The button names the content of the drawer.',
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
      reason: '"More" does not say what is inside.',
    },
    accessibility: [
      'Without script, the button is a link that opens the same drawer.',
      'Escape or a press outside closes it.',
    ],
    content: ['Write a `label` that fits the button and the title, because it is used for both.'],
    related: ['Dialog', 'SiteHeader'],
  },
  Popover: {
    anatomy: [
      ['Button', 'The button opens and closes the panel.', 'button'],
      ['Panel', 'The panel contains a few sentences, links or settings.', '[popover]'],
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
      reason: 'The explanation is next to the term that it explains.',
    },
    wrong: {
      drawing: (
        <Popover label="Price" trigger={<Button size="small">Show the price</Button>}>
          <Text size="small">Asked for by almost everybody.</Text>
        </Popover>
      ),
      reason: 'Almost everybody looks for the price, so show it on the page.',
    },
    accessibility: [
      'It is a native popover. Escape or a press outside closes it, and Escape returns the focus to the button.',
      'It is announced as a dialog named by `label`. The page behind stays usable.',
      'The panel follows the button in the focus order.',
    ],
    content: [
      'Say in the name of the button what is explained.',
      'Use at most three short paragraphs or settings. Use a `Dialog` or a page for more, because a press outside closes the panel.',
    ],
    related: ['Tooltip', 'Menu', 'Dialog'],
  },
  SearchDialog: {
    anatomy: [
      ['Field', 'The search field has the focus when the dialog opens.'],
      ['Suggestions', 'Pages are suggested while the visitor types.'],
      ['Links', 'The links lead to popular pages until the visitor types.'],
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
      reason: 'Title and kind of each suggestion show which page it opens.',
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
      reason: 'These suggestions are only words, so people have to search again.',
    },
    accessibility: [
      'The number of suggestions is announced without interrupting the screen reader.',
      'Without script, a link to the page of results replaces the dialog.',
    ],
    content: ['Give an example of what can be found in the placeholder.'],
    related: ['SearchField', 'Dialog'],
  },
  Tooltip: {
    anatomy: [
      ['Control', 'The control is a button or link with an accessible name of its own.', 'button'],
      [
        'Text',
        'The text is shown above the control while it is hovered or has keyboard focus.',
        '[role=tooltip]',
      ],
    ],
    right: {
      drawing: (
        <Tooltip text="Colour mode">
          {(control) => <Button {...control} icon={icons.moonIcon} label="Dark" variant="quiet" />}
        </Tooltip>
      ),
      reason: 'The tooltip says what the icon does.',
    },
    wrong: {
      drawing: (
        <Tooltip text="At least 12 characters">
          {(control) => (
            <Button {...control} icon={icons.infoIcon} label="Password" variant="quiet" />
          )}
        </Tooltip>
      ),
      reason: 'Everybody needs this rule before typing, so it belongs in the `help` of the field.',
    },
    accessibility: [
      'The text is the accessible description of its control. It can be hovered and closed with Escape (WCAG 1.4.13).',
      'It is not shown on touch screens, because they have no pointer that hovers.',
    ],
    content: ['Use at most ten words and no links.'],
    related: ['Popover', 'Icon'],
  },
  Menu: {
    anatomy: [
      ['Button', 'The button opens the menu.', 'button'],
      ['Items', 'The items are three or more actions on one thing.', '[role=menuitem]'],
      ['Icon', 'An icon precedes each item or none of them.', '[role=menuitem] svg'],
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
      reason: 'The menu names the thing that its actions change, and deletion comes last.',
    },
    wrong: {
      drawing: (
        <Menu label="Menu" icon={icons.menuIcon} items={actionsOf('Home', 'Products', 'Contact')} />
      ),
      reason: 'These items lead to pages, so they should be a list of links.',
    },
    accessibility: [
      'It follows the menu button pattern of the ARIA Authoring Practices.',
      'The focus returns to the button when the menu closes.',
      'Give icons to all items or to none, so that the labels line up. Screen readers do not read the icons.',
    ],
    content: [
      'Begin each item with a verb and add "…" if a question follows.',
      'Use at most about ten items. Put deletion last and ask for confirmation with a `ConfirmDialog`.',
    ],
    related: ['Popover', 'Button', 'ConfirmDialog'],
  },
}
