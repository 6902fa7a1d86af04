/** What a component cannot do, or does differently on some platforms, by component; for the docs pages. */
export const knownComponentLimits: Readonly<Record<string, readonly string[]>> = {
  CodeInput: ['It accepts six digits, and neither another length nor letters.'],
  Combobox: ['It has one value only. Before hydration it is a `Select`, which cannot be searched.'],
  DateInput: [
    'The browser decides about format and calendar. They do not follow `lang`.',
    'It takes neither a time nor a range. Use two fields for a range, and let each set `min` or `max` of the other.',
    'A date that is only partly filled in is empty for the application.',
  ],
  Dialog: [
    'Needs script. What has to work without it is a page of its own.',
    'If what opened it is gone when it closes, such as a deleted row, the application moves the focus.',
  ],
  Disclosure: ['Closed, its content is not printed.'],
  FileUpload: [
    'The text of its button comes from the browser, in the language of the system.',
    'A second choice replaces the first, so several files have to be chosen together.',
    'Browsers do not fill it in again when the form comes back with errors, so let the server keep the files that it has received.',
    'Some speech control software cannot press its button by name, because the button belongs to the browser.',
  ],
  Menu: ['Needs script for the arrow keys. One level, no submenus.'],
  NumberInput: [
    'The browser decides about the decimal separator.',
    'A text that is not a number is empty for the application, which therefore cannot repeat in an error what was typed.',
  ],
  Popover: ['In browsers without CSS anchor positioning it opens in the middle of the screen.'],
  PuzzleSlider: ['It needs script and sight, so offer another way beside it.'],
  RadioGroup: [
    '`segments` do not show the `help` of options. They wrap if they do not fit beside each other.',
  ],
  Select: [
    'It has one value only. The open list is drawn by the system and has none of our styles.',
  ],
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
