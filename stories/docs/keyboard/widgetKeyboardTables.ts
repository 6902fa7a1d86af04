import type { KeyboardDocsTables } from './keyboardRow.ts'

const closedPopover = 'span:not(:has(:popover-open)) > button:focus'

/** Keys of content and overlays, by component. */
export const widgetKeyboardTables: KeyboardDocsTables = {
  Card: [
    ['Tab', 'Moves the focus to the link of the card.', 'a:focus'],
    ['Enter', 'Opens the page of the link.', 'a[data-pressed]'],
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
      'Moves the focus to the next control inside the dialog.',
      '[role=alertdialog] > :last-child button:focus',
    ],
    [
      'Escape',
      'Closes the dialog without confirming and returns the focus to the button.',
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
      'Moves the focus to the next control inside the dialog, or to the previous one with Shift.',
      '[role=dialog] > :last-child button:focus',
    ],
    [
      'Escape',
      'Closes the dialog and returns the focus to the button.',
      'body:not(:has([role=dialog])) button:focus',
    ],
  ],
  Disclosure: [
    ['Tab', 'Moves the focus to the summary.', 'summary:focus'],
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
    ['Tab', 'Moves the focus to the next control inside the drawer.', 'dialog summary:focus'],
    [
      'Escape',
      'Closes the drawer and returns the focus to the button.',
      'body:not(:has(dialog:modal)) button:focus',
    ],
  ],
  FileLink: [
    ['Tab', 'Moves the focus to the link.', 'a:focus'],
    ['Enter', 'Downloads or opens the file.', 'a[data-pressed]'],
  ],
  Menu: [
    [
      'ArrowDown',
      'Opens the menu on its first item and then moves the focus to the next item.',
      '[role=menuitem]:first-child:focus',
      { focus: 'button' },
    ],
    [
      'ArrowUp',
      'Opens the menu on its last item and then moves the focus to the previous item.',
      '[role=menuitem]:last-child:focus',
    ],
    ['Home', 'Moves the focus to the first item.', '[role=menuitem]:first-child:focus'],
    ['End', 'Moves the focus to the last item.', '[role=menuitem]:last-child:focus'],
    ['Escape', 'Closes the menu and returns the focus to the button.', closedPopover],
    ['Enter', 'Opens the menu or runs the focused action.', '[role=menuitem]:first-child:focus'],
    ['Tab', 'Closes the menu and moves the focus on.', '[role=menu]:not(:popover-open)'],
  ],
  Popover: [
    ['Enter', 'Opens or closes the panel from its button.', ':popover-open', { focus: 'button' }],
    ['Tab', 'Moves the focus into the panel.', ':popover-open a:focus'],
    ['Escape', 'Closes the panel and returns the focus to the button.', closedPopover],
  ],
  ScrollRegion: [
    ['Tab', 'Moves the focus to the region.', '[role=region]:focus', { width: 320 }],
    ['ArrowRight', 'Scrolls the region, as the other arrow keys do.', '[data-scrolled]'],
  ],
  Table: [
    [
      'Tab',
      'Moves the focus to the table. The arrow keys then scroll it.',
      '[role=region]:focus',
      { story: 'Sorted' },
    ],
    [
      'Tab',
      'Moves the focus through the sortable headers, the checkboxes and the actions of the rows.',
      'th:first-child button:focus',
    ],
    [
      'Enter',
      'Sorts by the column of the focused header. If it is sorted already, the direction changes.',
      'th:first-child[aria-sort=ascending]',
    ],
    ['Space', 'Does the same as Enter.', 'th:first-child[aria-sort=descending]'],
  ],
  Tabs: [
    ['Tab', 'Moves the focus to the tab of the shown view.', '[role=tab]:focus'],
    [
      'ArrowDown',
      'With `beside`, shows the next view. After the last view, it shows the first.',
      '[role=tab]:nth-child(2)[aria-selected=true]:focus',
    ],
    [
      'ArrowUp',
      'With `beside`, shows the previous view. Before the first view, it shows the last.',
      '[role=tab]:nth-child(1)[aria-selected=true]:focus',
    ],
    ['End', 'Shows the last view.', '[role=tab]:last-child[aria-selected=true]:focus'],
    ['Home', 'Shows the first view.', '[role=tab]:first-child[aria-selected=true]:focus'],
    ['Tab', 'Moves the focus from the tab to the view.', '[role=tabpanel]:focus'],
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
    ['Tab', 'Moves the focus to the close button.', '[role=status] button:focus'],
    ['Enter', 'Closes the toast if its close button has the focus.', '[role=status]:empty'],
    [
      'Escape',
      'Closes the newest toast that has a close button. Over an open dialog, this needs the focus on a toast.',
      '[role=status]:empty',
      { focus: '[role=status] button' },
    ],
  ],
  Tooltip: [
    ['Tab', 'Moves the focus to the control and shows the text.', 'button:focus + :popover-open'],
    [
      'Escape',
      'Hides the text. The focus stays on the control.',
      'button:focus + :not(:popover-open)',
    ],
  ],
  VideoPlayer: [
    [
      'Tab',
      'Moves the focus to the player. Its other keys are those of the browser.',
      'video:focus',
    ],
  ],
}
