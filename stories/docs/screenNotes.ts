const fillsItsContainer =
  'It fills its container at any width. Place it in a `Grid` or a `Container` to make it as wide as the answer.'
const phone = 'Below 780 px:'

/** How wide and high components are and what changes on small screens, by component; for the docs pages. */
export const screenNotes: Readonly<Record<string, readonly string[]>> = {
  Alert: ['Fills its container; icon and text stay side by side and the text wraps.'],
  Breadcrumbs: [
    `${phone} only the parent page is shown, with an arrow before it and a target of 44 px.`,
    'Wider: all levels, wrapping into a second line. Not printed.',
  ],
  Button: [
    'The button is as wide as its label, but never wider than its container. A label that is too long wraps.',
    'The size `medium` is 48 px high, and 50 px below 780 px. The size `small` is always 44 px high.',
    'It keeps its width while it is loading, so that nothing beside it moves.',
  ],
  Checkbox: ['The box of 20 px has a target of 44 px. A long label wraps beside the box.'],
  CodeInput: ['It is at most 24 rem wide. In a narrow container the digits become smaller.'],
  Combobox: [
    fillsItsContainer,
    'The list is as wide as the field. It covers at most 45 % of the height of the screen, and the rest scrolls.',
  ],
  ConsentBanner: [
    `${phone} as wide as the screen, at its end. Wider: 26 rem, in the corner.`,
    'At most 80 % of the height of the screen; then it scrolls.',
  ],
  DateInput: [fillsItsContainer, 'Phones open their own calendar or wheels.'],
  Dialog: [
    `${phone} at the bottom, as wide as the screen, with actions below each other.`,
    'Wider: in the middle, at most 26, 38 or 60 rem (`small`, `medium`, `large`).',
    'Title and actions stay while the content scrolls; on screens lower than 34 rem the actions scroll, too.',
  ],
  Disclosure: [
    'Fills its container; the summary is at least 64 px high and wraps before the sign.',
  ],
  Drawer: [
    'At most 28 rem wide, at the end side of the screen; it covers a narrower one. Its header stays while it scrolls.',
  ],
  Field: [fillsItsContainer],
  FileLink: [
    'In a narrow container its details stand below the name; in a wide one each has a column.',
  ],
  FileUpload: [
    'It fills its container, and files can be dropped on all of it. The button in it is 44 px high.',
  ],
  FilterChips: ['The chips are 44 px high and wrap into further lines.'],
  FilterLinks: ['The options wrap into further lines.'],
  FormErrorSummary: [
    'In a container narrower than 14 rem, the list begins below the icon, so that it has more room.',
  ],
  Input: [fillsItsContainer, 'A `prefix` or `suffix` keeps its width, and the value has the rest.'],
  LanguageMenu: [
    'Below 1100 px, at the usual size of text, its list unfolds in place. Wider: it floats above the page.',
  ],
  MegaMenu: ['Only in a header that is wide enough: a Drawer has the same links below 1100 px.'],
  NumberInput: [fillsItsContainer, 'Its buttons are 44 px wide.'],
  Numeral: ['Becomes smaller with the screen, so that a figure and its unit stay on one line.'],
  Pagination: [
    `${phone} the words of previous and next are hidden, but read; their arrows stay.`,
    'Targets of 44 px, which wrap. Never more than seven entries beside previous and next.',
  ],
  PasswordInput: [fillsItsContainer, 'The button in it is 44 px wide.'],
  PhoneInput: [
    'Code and number stand below each other in a container narrower than 30 rem, and beside each other in a wider one.',
  ],
  Popover: ['At most 22 rem wide, or the screen without a margin of 1 rem at each side.'],
  Prose: [
    `${phone} rows of tables with long texts become blocks, each cell below the header of its column.`,
  ],
  RadioGroup: [
    'A `list` has one option in each line at any width, with targets of 44 px.',
    '`segments` stand beside each other, are 44 px high and wrap if they do not fit.',
  ],
  ScrollRegion: [
    'As wide as its container; what is wider scrolls inside. All of it is printed.',
    '`screen`: at most 75 % of the height of the screen, but never less than 20 rem.',
  ],
  SearchDialog: [`${phone} it covers the screen. Wider: at most 46 rem, below the top.`],
  SearchField: [
    'In a dialog on screens below 780 px, its button is hidden if script runs, because the on-screen keyboard has a key for it.',
  ],
  Select: [
    fillsItsContainer,
    'A chosen option that is too long ends in an ellipsis, so begin each option with the words that distinguish it.',
    'Phones open their own list or wheel.',
  ],
  SiteFooter: ['Two columns on phones, four from 780 px, all in a row from 1100 px.'],
  SiteHeader: [
    'Below 1100 px, at the usual size of text, the items are in a Drawer; larger text folds it earlier.',
  ],
  SkipLink: ['Hidden above the screen until it has the focus; then at its start. Not printed.'],
  SpecTable: [
    `${phone} the title of a group stands above its values. In a narrow container labels stand above their values, too.`,
  ],
  Split: [`${phone} picture and text below each other. Wider: in two columns of equal width.`],
  StatList: ['One column; two from 15 rem of its container, all in a row from 42 rem (five: 60).'],
  Stepper: ['In a container narrower than 34 rem: a bar, and `summary` instead of the labels.'],
  Switch: [
    'The label stands at the start of the line and the track at its end. The target is larger than the track.',
  ],
  Table: [
    'Wider than its container: it scrolls sideways, and the first column stays. Text does not become smaller.',
    '`size="screen"` limits its height; the headers of the columns stay.',
    'Printed as a whole; rows are not cut.',
  ],
  TabLinks: ['Links of 44 px in a row, which wraps.'],
  Tabs: [
    `\`beside\`, ${phone.toLowerCase()} the panel is below the list of tabs. Wider: list and panel share the line, one to two.`,
    '`above`: a row of tabs of 44 px, which wraps.',
  ],
  Textarea: [
    fillsItsContainer,
    'It grows with its text up to 32 rem and then scrolls. In browsers without `field-sizing` it does not grow, but visitors can drag it higher.',
  ],
  ThemeMenu: [
    'Below 1100 px, at the usual size of text, it shows its name and its list unfolds in place. Wider: an icon, and the list floats above the page.',
  ],
  Toast: [
    'At the top of the screen, from 420 to 720 px wide, or as wide as a narrower screen; several below each other.',
  ],
  Tooltip: ['At most 18 rem wide; a longer text wraps.'],
  VideoPlayer: ['As wide as its container; `portrait` at most 80 % of the height of the screen.'],
}
