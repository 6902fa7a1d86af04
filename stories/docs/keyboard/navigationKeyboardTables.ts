import type { KeyboardDocsTables } from './keyboardRow.ts'

const summary = { focus: 'summary' }
const closedMenu = 'details:not([open]) > summary:focus'

const selected = (index: number) => `[role=option]:nth-child(${index})[aria-selected=true]`

/** Keys of links and menus, by component. */
export const navigationKeyboardTables: KeyboardDocsTables = {
  Breadcrumbs: [
    ['Tab', 'Moves through the links.', 'li:first-child a:focus'],
    ['Enter', 'Follows the link.', 'a[data-pressed]'],
  ],
  ConsentBanner: [
    ['Tab', 'Moves through both answers and the link.', 'button:focus'],
    ['Enter', 'Gives the answer.', 'form[data-submitted]'],
  ],
  FilterLinks: [
    ['Tab', 'Moves through the options.', 'a:first-child:focus'],
    ['Enter', 'Follows one.', 'a[data-pressed]'],
  ],
  LanguageMenu: [
    [
      'ArrowDown',
      'Opens the menu, moves to the next language.',
      'summary + div > a:first-child:focus',
      summary,
    ],
    ['End', 'Moves to the last language.', 'summary + div > a:last-child:focus'],
    ['ArrowUp', 'Moves to the previous language.', 'summary + div > a:nth-last-child(2):focus'],
    ['Home', 'Moves to the first language.', 'summary + div > a:first-child:focus'],
    ['Escape', 'Closes; the focus returns to the button.', closedMenu],
  ],
  Link: [
    ['Tab', 'Focuses it.', 'a:focus'],
    ['Enter', 'Follows it.', 'a[data-pressed]'],
  ],
  MegaMenu: [
    ['Enter', 'Opens or closes the menu.', 'details[open] > summary:focus', summary],
    [
      'ArrowDown',
      'Moves to the next link of the open menu.',
      'summary + div a[href="#products"]:focus',
    ],
    ['End', 'Moves to the last link.', 'ul:last-of-type li:last-child a:focus'],
    ['Home', 'Moves to the first link.', 'summary + div a[href="#products"]:focus'],
    ['Tab', 'Moves through the links.', 'ul li:first-child a:focus'],
    ['Escape', 'Closes; the focus returns to the button.', closedMenu],
  ],
  Pagination: [
    ['Tab', 'Moves through the links.', 'a:focus'],
    ['Enter', 'Follows the link.', 'a[data-pressed]'],
  ],
  SearchDialog: [
    ['ArrowDown', 'Moves to the next suggestion.', selected(2), { story: 'Suggestions' }],
    ['ArrowUp', 'Moves to the previous suggestion.', selected(1)],
    ['Enter', 'Opens the suggestion, or all results.', 'a[data-pressed]'],
    ['Escape', 'Clears the field.', 'input[data-value=""]', { story: 'Suggestions' }],
    ['Escape', 'Closes the dialog, if the field is empty.', 'dialog:not(:modal)'],
  ],
  SiteFooter: [
    ['Tab', 'Moves through the links.', 'a:focus'],
    ['Enter', 'Follows the link.', 'a[data-pressed]'],
  ],
  SiteHeader: [
    [
      'ArrowRight',
      'Moves to the next item.',
      '[data-menu-bar] > li:nth-child(2) summary:focus',
      { focus: '[data-menu-bar] > li:nth-child(1) summary' },
    ],
    ['ArrowLeft', 'Moves to the previous item.', '[data-menu-bar] > li:nth-child(1) summary:focus'],
    ['Enter', 'Opens its menu.', '[data-menu-bar] > li:nth-child(1) details[open]'],
    [
      'ArrowDown',
      'Moves to the first link of the open menu.',
      '[data-menu-bar] > li:nth-child(1) details[open] a:focus',
    ],
    [
      'Escape',
      'Closes the menu; the focus returns to the item.',
      '[data-menu-bar] > li:nth-child(1) details:not([open]) > summary:focus',
    ],
  ],
  SkipLink: [
    ['Tab', 'Shows it as the first stop.', 'a[href="#content"]:focus'],
    ['Enter', 'Moves to the content.', '#content:target'],
  ],
  Stepper: [
    ['Tab', 'Moves through the steps that are done, if they are links.', 'a:focus'],
    ['Enter', 'Goes back to the step.', 'a[data-pressed]'],
  ],
  TabLinks: [
    ['Tab', 'Moves through the links.', 'li:first-child a:focus'],
    ['Enter', 'Follows the link.', 'a[data-pressed]'],
  ],
  ThemeMenu: [
    [
      'ArrowDown',
      'Opens the menu, moves to the next mode.',
      'summary + div > button:nth-of-type(1):focus',
      summary,
    ],
    ['End', 'Moves to the last mode.', 'summary + div > button:nth-of-type(3):focus'],
    ['Home', 'Moves to the first mode.', 'summary + div > button:nth-of-type(1):focus'],
    ['Enter', 'Chooses the mode.', 'button[data-pressed]'],
    ['Escape', 'Closes; the focus returns to the button.', closedMenu],
  ],
}
