/** Limitations of components, and differences between platforms, by component; for the docs pages. */
export const knownComponentLimitations: Readonly<Record<string, readonly string[]>> = {
  CodeInput: ['It accepts six digits, and neither another length nor letters.'],
  Combobox: ['It has one value only. Before hydration it is a `Select`, which cannot be searched.'],
  DateInput: [
    'The browser decides about format and calendar. They do not follow `lang`.',
    'It takes neither a time nor a range. Use two fields for a range, and let each set `min` or `max` of the other.',
    'A date that is only partly filled in is empty for the application.',
  ],
  Dialog: ['It needs script. Use a page for anything that must work without it.'],
  Disclosure: ['Its content is not printed while it is closed.'],
  FileUpload: [
    'The text of its button comes from the browser, in the language of the system.',
    'A second choice replaces the first, so several files have to be chosen together.',
    'Browsers do not fill it in again when the form comes back with errors, so let the server keep the files that it has received.',
    'Some speech control software cannot press its button by name, because the button belongs to the browser.',
  ],
  Menu: ['It needs script for the arrow keys.', 'It has one level and no submenus.'],
  NumberInput: [
    'The browser decides about the decimal separator.',
    'A text that is not a number is empty for the application, which therefore cannot repeat in an error what was typed.',
  ],
  Popover: ['In browsers without CSS anchor positioning, it opens in the middle of the screen.'],
  PuzzleSlider: ['It needs script and sight, so offer another way beside it.'],
  RadioGroup: [
    '`segments` do not show the `help` of options. They wrap if they do not fit beside each other.',
  ],
  Select: [
    'It has one value only. The open list is drawn by the system and has none of our styles.',
  ],
  Table: [
    'It does not sort, select or load rows itself. Your application keeps these states and passes them as props.',
    'It does not split rows into pages. Combine it with `Pagination`.',
    'The width of a column follows from its content and cannot be set.',
  ],
  Tabs: [
    'The chosen tab has no address. Use `TabLinks` if people should be able to share or bookmark it.',
    'All views are in the document from the beginning, so each of them makes the page larger.',
  ],
  ThemeMenu: [
    'It is hidden without script. On pages that React does not hydrate, a script has to call `bindThemeMenu`.',
  ],
  Toast: ['It needs script and disappears. Use an `Alert` for messages that must be read.'],
  Tooltip: ['It is not shown on touch screens, because they have no pointer that hovers.'],
  VideoPlayer: ['The controls are those of the browser and cannot be styled.'],
}
