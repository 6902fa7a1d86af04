/** What a component cannot do, or does differently on some platforms, by component; for the docs pages. */
export const knownComponentLimits: Readonly<Record<string, readonly string[]>> = {
  CodeInput: ['Six digits, no other length and no letters.'],
  Combobox: ['One value. Before hydration it is a Select, without a search.'],
  DateInput: [
    'Format and calendar are those of the browser, not of `lang`.',
    'A day, no time and no range: two fields, each with `min` or `max` from the other.',
    'A date that is only half filled in is empty for the application.',
  ],
  Dialog: [
    'Needs script. What has to work without it is a page of its own.',
    'If what opened it is gone when it closes, such as a deleted row, the application moves the focus.',
  ],
  Disclosure: ['Closed, its content is not printed.'],
  FileUpload: [
    'The words of its button come from the browser, in the language of the system.',
    'A second choice replaces the first.',
    'Browsers do not fill it in again when the form comes back: the server keeps what it has received.',
    'Some speech control cannot press its button by name, as the button belongs to the browser.',
  ],
  Menu: ['Needs script for the arrow keys. One level, no submenus.'],
  NumberInput: [
    'The decimal separator is that of the browser.',
    'What is no number is empty for the application, which cannot say what was typed.',
  ],
  Popover: ['In browsers without CSS anchor positioning it opens in the middle of the screen.'],
  PuzzleSlider: ['Needs script and sight: a form offers another way beside it.'],
  RadioGroup: ['`segments` are for at most four short options; longer ones wrap.'],
  Select: ['One value. The open list cannot be styled on all platforms.'],
  Table: ['Sorting, selection and loading are states of the application; it does not page.'],
  Tabs: [
    'The chosen tab has no address: use TabLinks where it should.',
    'All views are in the document from the beginning, and their weight with them.',
  ],
  ThemeMenu: [
    'Hidden without script. On pages that React does not hydrate, a script calls `bindThemeMenu`.',
  ],
  Toast: ['Needs script, and disappears: what must be read is an Alert.'],
  Tooltip: ['Not shown on touch screens.'],
  VideoPlayer: ['The controls are those of the browser.'],
}
