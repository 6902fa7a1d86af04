import type { KeyboardDocsTables } from './keyboardRow.ts'

const summary = { focus: 'summary' }
const closedMenu = 'details:not([open]) > summary:focus'

const selected = (index: number) => `[role=option]:nth-child(${index})[aria-selected=true]`

/** Keys of links and menus, by component. */
export const navigationKeyboardTables: KeyboardDocsTables = {
  Breadcrumbs: [
    ['Tab', 'Moves the focus to the next link.', 'li:first-child a:focus'],
    ['Enter', 'Opens the page of the focused link.', 'a[data-pressed]'],
  ],
  ConsentBanner: [
    ['Tab', 'Moves the focus through both buttons and the link.', 'button:focus'],
    ['Enter', 'Sends the answer of the focused button.', 'form[data-submitted]'],
  ],
  FilterLinks: [
    ['Tab', 'Moves the focus to the next option.', 'a:first-child:focus'],
    ['Enter', 'Opens the list with the focused option.', 'a[data-pressed]'],
  ],
  LanguageMenu: [
    [
      'ArrowDown',
      'Opens the menu on the first language and then moves the focus to the next language.',
      'summary + div > a:first-child:focus',
      summary,
    ],
    ['End', 'Moves the focus to the last language.', 'summary + div > a:last-child:focus'],
    [
      'ArrowUp',
      'Moves the focus to the previous language.',
      'summary + div > a:nth-last-child(2):focus',
    ],
    ['Home', 'Moves the focus to the first language.', 'summary + div > a:first-child:focus'],
    ['Escape', 'Closes the menu and returns the focus to its button.', closedMenu],
  ],
  Link: [
    ['Tab', 'Moves the focus to the link.', 'a:focus'],
    ['Enter', 'Opens the page of the link.', 'a[data-pressed]'],
  ],
  MegaMenu: [
    ['Enter', 'Opens or closes the menu.', 'details[open] > summary:focus', summary],
    [
      'ArrowDown',
      'Moves the focus to the next link of the open menu.',
      'summary + div a[href="#products"]:focus',
    ],
    ['End', 'Moves the focus to the last link.', 'ul:last-of-type li:last-child a:focus'],
    ['Home', 'Moves the focus to the first link.', 'summary + div a[href="#products"]:focus'],
    ['Tab', 'Moves the focus to the next link.', 'ul li:first-child a:focus'],
    ['Escape', 'Closes the menu and returns the focus to its button.', closedMenu],
  ],
  Pagination: [
    ['Tab', 'Moves the focus to the next link.', 'a:focus'],
    ['Enter', 'Opens the page of the focused link.', 'a[data-pressed]'],
  ],
  SearchDialog: [
    [
      'ArrowDown',
      'Highlights the next suggestion. The focus stays in the field.',
      selected(2),
      { story: 'Suggestions' },
    ],
    ['ArrowUp', 'Highlights the previous suggestion.', selected(1)],
    [
      'Enter',
      'Opens the highlighted suggestion. Without one, it opens the page of results.',
      'a[data-pressed]',
    ],
    [
      'Escape',
      'Clears the field, if it has text.',
      'input[data-value=""]',
      { story: 'Suggestions' },
    ],
    ['Escape', 'Closes the dialog, if the field is empty.', 'dialog:not(:modal)'],
  ],
  SiteFooter: [
    ['Tab', 'Moves the focus to the next link.', 'a:focus'],
    ['Enter', 'Opens the page of the focused link.', 'a[data-pressed]'],
  ],
  SiteHeader: [
    [
      'ArrowRight',
      'Moves the focus to the next item.',
      '[data-menu-bar] > li:nth-child(2) summary:focus',
      { focus: '[data-menu-bar] > li:nth-child(1) summary' },
    ],
    [
      'ArrowLeft',
      'Moves the focus to the previous item.',
      '[data-menu-bar] > li:nth-child(1) summary:focus',
    ],
    [
      'Enter',
      'Opens or closes the menu of the item.',
      '[data-menu-bar] > li:nth-child(1) details[open]',
    ],
    [
      'ArrowDown',
      'Moves the focus to the first link of the open menu.',
      '[data-menu-bar] > li:nth-child(1) details[open] a:focus',
    ],
    [
      'Escape',
      'Closes the menu and returns the focus to the item.',
      '[data-menu-bar] > li:nth-child(1) details:not([open]) > summary:focus',
    ],
  ],
  SkipLink: [
    [
      'Tab',
      'Shows and focuses the link as the first stop of the page.',
      'a[href="#content"]:focus',
    ],
    ['Enter', 'Moves to the content.', '#content:target'],
  ],
  Stepper: [
    ['Tab', 'Moves the focus to the next completed step that is a link.', 'a:focus'],
    ['Enter', 'Goes back to the focused step.', 'a[data-pressed]'],
  ],
  TabLinks: [
    ['Tab', 'Moves the focus to the next link.', 'li:first-child a:focus'],
    ['Enter', 'Opens the page of the focused link.', 'a[data-pressed]'],
  ],
  ThemeMenu: [
    [
      'ArrowDown',
      'Opens the menu on the first mode and then moves the focus to the next mode.',
      'summary + div > button:nth-of-type(1):focus',
      summary,
    ],
    ['End', 'Moves the focus to the last mode.', 'summary + div > button:nth-of-type(3):focus'],
    ['Home', 'Moves the focus to the first mode.', 'summary + div > button:nth-of-type(1):focus'],
    ['Enter', 'Chooses the focused mode.', 'button[data-pressed]'],
    ['Escape', 'Closes the menu and returns the focus to its button.', closedMenu],
  ],
}
