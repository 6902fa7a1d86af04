import type { KeyboardDocsTables } from './keyboardRow.ts'

const summary = { focus: 'summary' }
const closedMenu = 'details:not([open]) > summary:focus'

const selected = (index: number) => `[role=option]:nth-child(${index})[aria-selected=true]`

/** Keys of links and menus, by component. */
export const navigationKeyboardTables: KeyboardDocsTables = {
  Breadcrumbs: [
    ['Tab', 'Moves the focus to the following link.', 'li:first-child a:focus'],
    ['Enter', 'Opens the focused link.', 'a[data-pressed]'],
  ],
  ConsentBanner: [
    ['Tab', 'Focuses both buttons and the link in turn.', 'button:focus'],
    ['Enter', 'Sends the answer of the focused button.', 'form[data-submitted]'],
  ],
  FilterLinks: [
    ['Tab', 'Focuses the next option.', 'a:first-child:focus'],
    ['Enter', 'Opens the list with the focused option.', 'a[data-pressed]'],
  ],
  LanguageMenu: [
    [
      'ArrowDown',
      'Opens the menu, then focuses the next language.',
      'summary + div > a:first-child:focus',
      summary,
    ],
    ['End', 'Focuses the last language.', 'summary + div > a:last-child:focus'],
    ['ArrowUp', 'Focuses the previous language.', 'summary + div > a:nth-last-child(2):focus'],
    ['Home', 'Focuses the first language.', 'summary + div > a:first-child:focus'],
    ['Escape', 'Closes the menu and focuses its button.', closedMenu],
  ],
  Link: [
    ['Tab', 'Focuses the link.', 'a:focus'],
    ['Enter', 'Opens the link.', 'a[data-pressed]'],
  ],
  MegaMenu: [
    ['Enter', 'Opens or closes the menu.', 'details[open] > summary:focus', summary],
    [
      'ArrowDown',
      'Moves the focus to the following link of the open menu.',
      'summary + div a[href="#products"]:focus',
    ],
    ['End', 'Focuses the last link.', 'ul:last-of-type li:last-child a:focus'],
    ['Home', 'Focuses the first link.', 'summary + div a[href="#products"]:focus'],
    ['Tab', 'Moves the focus to the following link.', 'ul li:first-child a:focus'],
    ['Escape', 'Closes the menu and focuses its button.', closedMenu],
  ],
  Pagination: [
    ['Tab', 'Moves the focus to the following link.', 'a:focus'],
    ['Enter', 'Opens the focused link.', 'a[data-pressed]'],
  ],
  SearchDialog: [
    ['ArrowDown', 'Highlights the next suggestion.', selected(2), { story: 'Suggestions' }],
    ['ArrowUp', 'Highlights the previous suggestion.', selected(1)],
    ['Enter', 'Opens the highlighted suggestion, or else the page of results.', 'a[data-pressed]'],
    [
      'Escape',
      'Clears the field, if it has text.',
      'input[data-value=""]',
      { story: 'Suggestions' },
    ],
    ['Escape', 'Closes the dialog, if the field is empty.', 'dialog:not(:modal)'],
  ],
  SiteFooter: [
    ['Tab', 'Moves the focus to the following link.', 'a:focus'],
    ['Enter', 'Opens the focused link.', 'a[data-pressed]'],
  ],
  SiteHeader: [
    [
      'ArrowRight',
      'Focuses the next item.',
      '[data-menu-bar] > li:nth-child(2) summary:focus',
      { focus: '[data-menu-bar] > li:nth-child(1) summary' },
    ],
    ['ArrowLeft', 'Focuses the previous item.', '[data-menu-bar] > li:nth-child(1) summary:focus'],
    [
      'Enter',
      'Opens or closes the menu of the item.',
      '[data-menu-bar] > li:nth-child(1) details[open]',
    ],
    [
      'ArrowDown',
      'Focuses the first link of the open menu.',
      '[data-menu-bar] > li:nth-child(1) details[open] a:focus',
    ],
    [
      'Escape',
      'Closes the menu and focuses the item.',
      '[data-menu-bar] > li:nth-child(1) details:not([open]) > summary:focus',
    ],
  ],
  SkipLink: [
    ['Tab', 'Shows and focuses the link.', 'a[href="#content"]:focus'],
    ['Enter', 'Moves to the content.', '#content:target'],
  ],
  Stepper: [
    ['Tab', 'Focuses the next completed step that is a link.', 'a:focus'],
    ['Enter', 'Goes back to the focused step.', 'a[data-pressed]'],
  ],
  TabLinks: [
    ['Tab', 'Moves the focus to the following link.', 'li:first-child a:focus'],
    ['Enter', 'Opens the focused link.', 'a[data-pressed]'],
  ],
  ThemeMenu: [
    [
      'ArrowDown',
      'Opens the menu, then focuses the next mode.',
      'summary + div > button:nth-of-type(1):focus',
      summary,
    ],
    ['End', 'Focuses the last mode.', 'summary + div > button:nth-of-type(3):focus'],
    ['Home', 'Focuses the first mode.', 'summary + div > button:nth-of-type(1):focus'],
    ['Enter', 'Chooses the focused mode.', 'button[data-pressed]'],
    ['Escape', 'Closes the menu and focuses its button.', closedMenu],
  ],
}
