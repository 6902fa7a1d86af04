import type { KeyboardDocsTables } from './keyboardRow.ts'

const closedPopover = 'span:not(:has(:popover-open)) > button:focus'

/** Keys of content and overlays, by component. */
export const widgetKeyboardTables: KeyboardDocsTables = {
  Card: [
    ['Tab', 'Focuses its link.', 'a:focus'],
    ['Enter', 'Follows the link.', 'a[data-pressed]'],
  ],
  ConfirmDialog: [
    ['Enter', 'Opens it from its button.', '[role=alertdialog] button:focus', { focus: 'button' }],
    ['Tab', 'Stays inside of the dialog.', '[role=alertdialog] > :last-child button:focus'],
    [
      'Escape',
      'Closes without confirming; the focus returns to the button.',
      'body:not(:has([role=alertdialog])) button:focus',
    ],
  ],
  Dialog: [
    ['Enter', 'Opens it from its button.', '[role=dialog]:focus-within', { focus: 'button' }],
    [
      'Tab',
      'Stays inside of the dialog, in both directions.',
      '[role=dialog] > :last-child button:focus',
    ],
    [
      'Escape',
      'Closes; the focus returns to the button.',
      'body:not(:has([role=dialog])) button:focus',
    ],
  ],
  Disclosure: [
    ['Tab', 'Focuses the summary.', 'summary:focus'],
    ['Enter', 'Opens or closes it.', 'details[open]'],
    ['Space', 'Opens or closes it.', 'details:not([open])'],
  ],
  Drawer: [
    [
      'Enter',
      'Opens it; the focus moves inside.',
      'dialog:modal:focus-within',
      { focus: 'button' },
    ],
    ['Tab', 'Stays inside of the drawer.', 'dialog summary:focus'],
    [
      'Escape',
      'Closes; the focus returns to the button.',
      'body:not(:has(dialog:modal)) button:focus',
    ],
  ],
  FileLink: [
    ['Tab', 'Focuses the link.', 'a:focus'],
    ['Enter', 'Downloads the file.', 'a[data-pressed]'],
  ],
  Menu: [
    [
      'ArrowDown',
      'Opens the menu, moves to the next item.',
      '[role=menuitem]:first-child:focus',
      { focus: 'button' },
    ],
    [
      'ArrowUp',
      'Opens it at its end, moves to the previous item.',
      '[role=menuitem]:last-child:focus',
    ],
    ['Home', 'Moves to the first item.', '[role=menuitem]:first-child:focus'],
    ['End', 'Moves to the last item.', '[role=menuitem]:last-child:focus'],
    ['Escape', 'Closes; the focus returns to the button.', closedPopover],
    ['Enter', 'Opens the menu or runs the action.', '[role=menuitem]:first-child:focus'],
    ['Tab', 'Closes the menu and moves on.', '[role=menu]:not(:popover-open)'],
  ],
  Popover: [
    ['Enter', 'Opens it from its button.', ':popover-open', { focus: 'button' }],
    ['Tab', 'Moves into the panel.', ':popover-open a:focus'],
    ['Escape', 'Closes; the focus returns to the button.', closedPopover],
  ],
  ScrollRegion: [
    ['Tab', 'Focuses the region.', '[role=region]:focus', { width: 320 }],
    ['ArrowRight', 'Scrolls it; other arrow keys likewise.', '[data-scrolled]'],
  ],
  Table: [
    [
      'Tab',
      'Focuses the table, which arrow keys scroll.',
      '[role=region]:focus',
      { story: 'Sorted' },
    ],
    [
      'Tab',
      'Moves through headers that sort, checkboxes and actions of rows.',
      'th:first-child button:focus',
    ],
    ['Enter', 'Sorts by the column.', 'th:first-child[aria-sort=ascending]'],
    ['Space', 'Sorts in the other direction.', 'th:first-child[aria-sort=descending]'],
  ],
  Tabs: [
    ['Tab', 'Focuses the tab of the shown view.', '[role=tab]:focus'],
    [
      'ArrowDown',
      'Shows the next view, if the tabs are beside it.',
      '[role=tab]:nth-child(2)[aria-selected=true]:focus',
    ],
    [
      'ArrowUp',
      'Shows the previous view, if the tabs are beside it.',
      '[role=tab]:nth-child(1)[aria-selected=true]:focus',
    ],
    ['End', 'Shows the last view.', '[role=tab]:last-child[aria-selected=true]:focus'],
    ['Home', 'Shows the first view.', '[role=tab]:first-child[aria-selected=true]:focus'],
    ['Tab', 'Moves on to the view.', '[role=tabpanel]:focus'],
    [
      'ArrowRight',
      'Shows the next view, if the tabs are above it.',
      '[role=tab]:nth-child(2)[aria-selected=true]:focus',
      { focus: '[role=tab]', story: 'LongestGerman' },
    ],
    [
      'ArrowLeft',
      'Shows the previous view, if the tabs are above it.',
      '[role=tab]:nth-child(1)[aria-selected=true]:focus',
    ],
  ],
  Toast: [
    ['Tab', 'Focuses the close button.', '[role=status] button:focus'],
    ['Enter', 'Presses the close button.', '[role=status]:empty'],
    [
      'Escape',
      'Closes the toast that has the focus.',
      '[role=status]:empty',
      { focus: '[role=status] button' },
    ],
  ],
  Tooltip: [
    ['Tab', 'Focuses the control and shows the text.', 'button:focus + :popover-open'],
    ['Escape', 'Hides the text, the focus stays.', 'button:focus + :not(:popover-open)'],
  ],
  VideoPlayer: [['Tab', 'Focuses the player; its keys are those of the platform.', 'video:focus']],
}
