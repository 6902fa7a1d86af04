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
      ['Title', 'It asks the question.', '[role=alertdialog] h2'],
      ['Description', 'It says what will be lost.', '[role=alertdialog] p'],
      [
        'Cancel button',
        'It comes first and keeps everything.',
        '[role=alertdialog] > :last-child > button',
      ],
      [
        'Confirm button',
        'It names the action.',
        '[role=alertdialog] > :last-child > button ~ button',
      ],
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
      reason: '"Yes" means nothing without the title.',
    },
    accessibility: [
      'It is an alert dialog, whose title and description are read when it opens.',
      'The focus starts on the close button, so that a hasty press does no harm, and returns to the button that opened the dialog.',
      'If the action removes that button, for example with a row, set `finalFocus` to a heading or list nearby.',
    ],
    content: [
      'Ask a question in the title and name the affected item.',
      'Begin the buttons with a verb.',
      'Ask only before actions that cannot be undone, because people who confirm often stop reading. Do anything else at once and offer to undo it.',
    ],
    related: ['Dialog', 'Toast', 'Button'],
  },
  ConsentBanner: {
    anatomy: [
      ['Title', 'It says what you ask for.', 'h2'],
      ['Text', 'It gives the purpose in two or three sentences.'],
      ['Answers', 'Both buttons have the same weight.', 'button'],
      ['Settings', 'It links to a choice of each kind of cookie.', 'a'],
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
      reason: 'Declining is hidden behind a link.',
    },
    accessibility: ['It is a named form at the end of the document and never covers the footer.'],
    content: [
      'Name purposes, not techniques.',
      'Do not persuade people to accept, because the choice is theirs.',
    ],
    related: ['Dialog', 'Checkbox'],
  },
  Dialog: {
    anatomy: [
      ['Title', 'It names the dialog.', '[role=dialog] h2'],
      ['Close button', 'It stands at the end of the title.', '[role=dialog] h2 + button'],
      ['Content', 'It scrolls if it is long.', '[role=dialog] > p'],
      [
        'Actions',
        'There are at most two, with the main one first.',
        '[role=dialog] > :last-child > button',
      ],
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
      'The focus starts on the close button and returns to the element that opened the dialog. If that may be gone, for example with a deleted row, set `finalFocus`.',
      'Show errors and results inside, because `aria-modal` hides the page behind.',
    ],
    content: [
      'Use at most six words for the title.',
      'Do not show what must be compared with the page behind, because the dialog covers it.',
      'Open it only when a control is pressed, never automatically and never from another dialog.',
      'Use a page for more than a few fields, because a page can be left, linked and reloaded.',
      'Use one column for one task. Close the dialog when the task is done, and keep it open after an error.',
    ],
    related: ['ConfirmDialog', 'Drawer', 'Popover'],
  },
  Drawer: {
    anatomy: [
      ['Button', 'It opens the drawer.', '[command=show-modal]'],
      ['Header', 'It has the name and the close button.', 'dialog h2'],
      ['Content', 'It is a list of links or a form.', 'dialog > div > :nth-child(2)'],
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
    content: ['Write a `label` that fits button and title, because it is used for both.'],
    related: ['Dialog', 'SiteHeader'],
  },
  Popover: {
    anatomy: [
      ['Button', 'It opens and closes the panel.', 'button'],
      ['Panel', 'It has a few sentences, links or settings.', '[popover]'],
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
      'It is announced as a dialog with the name of `label`, and the page behind stays usable.',
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
      ['Field', 'It has the focus when the dialog opens.', 'dialog form'],
      ['Suggestions', 'They are pages that match the text, and replace the links.'],
      ['Links', 'They lead to popular pages.', 'dialog [data-idle]'],
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
      reason: 'People see which page a suggestion opens.',
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
      reason: 'People have to search again with these words.',
    },
    accessibility: [
      'The number of suggestions is announced.',
      'Without script, a link leads to the page of results.',
    ],
    content: ['Show in the placeholder what can be found.'],
    related: ['SearchField', 'Dialog'],
  },
  Tooltip: {
    anatomy: [
      ['Control', 'It is a button or link with a name of its own.', 'button'],
      ['Text', 'It is shown while the control is hovered or has keyboard focus.', '[role=tooltip]'],
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
      reason: 'Everybody needs this rule before typing. Use the `help` of the field.',
    },
    accessibility: [
      'The text is the description of its control and can be hovered (WCAG 1.4.13).',
      'Give the control a name of its own, because the text is only its description.',
    ],
    content: ['Use at most ten words and no links.'],
    related: ['Popover', 'Icon'],
  },
  Menu: {
    anatomy: [
      ['Button', 'It opens the menu.', 'button'],
      ['Items', 'They are three or more actions on one thing.', '[role=menuitem]'],
      ['Icon', 'It precedes each item or none.', '[role=menuitem] svg'],
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
      reason: 'The menu is named after what its actions change, and deletion is last.',
    },
    wrong: {
      drawing: (
        <Menu label="Menu" icon={icons.menuIcon} items={actionsOf('Home', 'Products', 'Contact')} />
      ),
      reason: 'These lead to pages. Use a list of links.',
    },
    accessibility: [
      'It follows the menu button pattern of the ARIA practices.',
      'The focus returns to the button when the menu closes.',
      'Give icons to all items or to none, so that labels line up. Icons are not read.',
    ],
    content: [
      'Begin with a verb, and add "…" if a question follows.',
      'Use at most about ten items. Put deletion last and confirm it with a `ConfirmDialog`.',
    ],
    related: ['Popover', 'Button', 'ConfirmDialog'],
  },
}
