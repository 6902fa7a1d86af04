import type { KeyboardDocsTables } from './keyboardRow.ts'

const closedPopover = 'span:not(:has(:popover-open)) > button:focus'

/** Keys of content and overlays, by component. */
export const widgetKeyboardTables: KeyboardDocsTables = {
  Card: [
    ['Tab', 'Focuses the link of the card.', 'a:focus'],
    ['Enter', 'Opens the link.', 'a[data-pressed]'],
  ],
  ConfirmDialog: [
    [
      'Enter',
      'Opens the dialog from its button and moves the focus inside.',
      '[role=alertdialog] button:focus',
      { focus: 'button' },
    ],
    [
      'Tab',
      'Focuses the next control inside the dialog.',
      '[role=alertdialog] > :last-child button:focus',
    ],
    [
      'Escape',
      'Closes the dialog without confirming and focuses the button.',
      'body:not(:has([role=alertdialog])) button:focus',
    ],
  ],
  Dialog: [
    [
      'Enter',
      'Opens the dialog from its button and moves the focus inside.',
      '[role=dialog]:focus-within',
      { focus: 'button' },
    ],
    [
      'Tab',
      'Focuses the next control in the dialog, or the previous one with Shift.',
      '[role=dialog] > :last-child button:focus',
    ],
    [
      'Escape',
      'Closes the dialog and focuses the button.',
      'body:not(:has([role=dialog])) button:focus',
    ],
  ],
  Disclosure: [
    ['Tab', 'Focuses the summary.', 'summary:focus'],
    ['Enter', 'Opens or closes the content.', 'details[open]'],
    ['Space', 'Opens or closes the content.', 'details:not([open])'],
  ],
  Drawer: [
    [
      'Enter',
      'Opens the drawer and moves the focus inside.',
      'dialog:modal:focus-within',
      { focus: 'button' },
    ],
    ['Tab', 'Focuses the next control inside the drawer.', 'dialog summary:focus'],
    [
      'Escape',
      'Closes the drawer and focuses the button.',
      'body:not(:has(dialog:modal)) button:focus',
    ],
  ],
  FileLink: [
    ['Tab', 'Focuses the link.', 'a:focus'],
    ['Enter', 'Downloads or opens the file.', 'a[data-pressed]'],
  ],
  Menu: [
    [
      'ArrowDown',
      'Opens the menu at its first item, then focuses the next one.',
      '[role=menuitem]:first-child:focus',
      { focus: 'button' },
    ],
    [
      'ArrowUp',
      'Opens the menu at its last item, then focuses the previous one.',
      '[role=menuitem]:last-child:focus',
    ],
    ['Home', 'Focuses the first item.', '[role=menuitem]:first-child:focus'],
    [
      'd',
      'Focuses the next item that begins with the typed letter, here D.',
      '[role=menuitem]:nth-child(2):focus',
    ],
    ['End', 'Focuses the last item.', '[role=menuitem]:last-child:focus'],
    ['Escape', 'Closes the menu and focuses the button.', closedPopover],
    ['Enter', 'Opens the menu or runs the focused action.', '[role=menuitem]:first-child:focus'],
    ['Tab', 'Closes the menu and moves the focus on.', '[role=menu]:not(:popover-open)'],
  ],
  Popover: [
    ['Enter', 'Opens or closes the panel from its button.', ':popover-open', { focus: 'button' }],
    ['Tab', 'Focuses the first control in the panel.', ':popover-open a:focus'],
    ['Escape', 'Closes the panel and focuses the button.', closedPopover],
  ],
  ScrollRegion: [
    ['Tab', 'Focuses the region.', '[role=region]:focus', { width: 320 }],
    ['ArrowRight', 'Scrolls the region, as the other arrow keys do.', '[data-scrolled]'],
  ],
  Table: [
    [
      'Tab',
      'Focuses the scroll region if the table is wider than its container. Arrow keys then scroll it.',
      '[role=region]:focus',
      { story: 'Sorted' },
    ],
    [
      'Tab',
      'Focuses sortable headers, checkboxes and actions of rows in turn.',
      'th:first-child button:focus',
    ],
    [
      'Enter',
      'Sorts by the focused column, or reverses its order.',
      'th:first-child[aria-sort=ascending]',
    ],
    [
      'Space',
      'On a header, sorts like Enter. On a checkbox, selects its row.',
      'th:first-child[aria-sort=descending]',
    ],
  ],
  Tabs: [
    ['Tab', 'From before the tabs, focuses the tab of the shown view.', '[role=tab]:focus'],
    [
      'ArrowDown',
      'With `beside`, shows the next view, or the first one after the last.',
      '[role=tab]:nth-child(2)[aria-selected=true]:focus',
    ],
    [
      'ArrowUp',
      'With `beside`, shows the previous view, or the last one before the first.',
      '[role=tab]:nth-child(1)[aria-selected=true]:focus',
    ],
    ['End', 'Shows the last view.', '[role=tab]:last-child[aria-selected=true]:focus'],
    ['Home', 'Shows the first view.', '[role=tab]:first-child[aria-selected=true]:focus'],
    ['Tab', 'From a tab, focuses the shown view.', '[role=tabpanel]:focus'],
    [
      'ArrowRight',
      'With `above`, shows the next view, or the previous one if `dir` is `rtl`.',
      '[role=tab]:nth-child(2)[aria-selected=true]:focus',
      { focus: '[role=tab]', story: 'LongestGerman' },
    ],
    [
      'ArrowLeft',
      'With `above`, shows the previous view, or the next one if `dir` is `rtl`.',
      '[role=tab]:nth-child(1)[aria-selected=true]:focus',
    ],
  ],
  Toast: [
    ['Tab', 'Focuses the close button.', '[role=status] button:focus'],
    ['Enter', 'Closes the toast if its close button has the focus.', '[role=status]:empty'],
    [
      'Escape',
      'Closes the newest toast with a close button.',
      '[role=status]:empty',
      { focus: '[role=status] button' },
    ],
  ],
  Tooltip: [
    ['Tab', 'Focuses the control and shows the text.', 'button:focus + :popover-open'],
    [
      'Escape',
      'Hides the text. The focus stays on the control.',
      'button:focus + :not(:popover-open)',
    ],
  ],
  VideoPlayer: [['Tab', 'Focuses the player, whose keys are those of the browser.', 'video:focus']],
}
