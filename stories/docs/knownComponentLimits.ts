/** What a component cannot do, or does differently on some platforms, by component; for the docs pages. */
export const knownComponentLimits: Readonly<Record<string, readonly string[]>> = {
  CodeInput: ['Six digits, no other length and no letters.'],
  Combobox: ['One value. Before hydration it is a Select, without a search.'],
  DateInput: [
    'Format and calendar are those of the browser, not of `lang`.',
    'A day, no time and no range: two fields, each with `min` or `max` from the other.',
  ],
  Dialog: ['Needs script. What has to work without it is a page of its own.'],
  FileUpload: [
    'The words of its button come from the browser, in the language of the system.',
    'A second choice replaces the first.',
  ],
  Menu: ['Needs script for the arrow keys. One level, no submenus.'],
  NumberInput: ['The decimal separator is that of the browser.'],
  Popover: ['In browsers without CSS anchor positioning it opens in the middle of the screen.'],
  PuzzleSlider: ['Needs script and sight: a form offers another way beside it.'],
  RadioGroup: ['`segments` are for at most four short options; longer ones wrap.'],
  Select: ['One value. The open list cannot be styled on all platforms.'],
  Table: ['Sorting, selection and loading are states of the application; it does not page.'],
  Tabs: ['The chosen tab has no address: use TabLinks where it should.'],
  ThemeMenu: [
    'Hidden without script. On pages that React does not hydrate, a script calls `bindThemeMenu`.',
  ],
  Toast: ['Needs script, and disappears: what must be read is an Alert.'],
  Tooltip: ['Not shown on touch screens.'],
  VideoPlayer: ['The controls are those of the browser.'],
}
