const fillsItsContainer =
  'It fills its container at any width. Place it in a `Grid` or a `Container` to make it as wide as the answer.'

/** Sizes of components and their changes on small screens, by component; for the docs pages. */
export const responsiveBehaviourNotes: Readonly<Record<string, readonly string[]>> = {
  Alert: ['It fills its container. Icon and text stay side by side, and the text wraps.'],
  Breadcrumbs: [
    'Below 780 px, only the link to the parent page is shown, with an arrow before it and a target of 44 px.',
    'From 780 px, all levels are shown and wrap into further lines.',
    'Breadcrumbs are not printed.',
  ],
  Button: [
    'It is as wide as its label, and at most as wide as its container. A longer label wraps.',
    '`medium` is 48 px high, and 50 px on screens below 780 px. `small` is 44 px high.',
    'It keeps its width while it is loading.',
  ],
  Checkbox: ['The box of 20 px has a target of 44 px. A long label wraps beside the box.'],
  CodeInput: ['It is at most 24 rem wide. In a narrow container the digits become smaller.'],
  Combobox: [
    fillsItsContainer,
    'The list is as wide as the field. It covers at most 45 % of the height of the screen, and the rest scrolls.',
  ],
  ConsentBanner: [
    'Below 780 px, it is as wide as the screen and stays at its lower edge. From 780 px, it is 26 rem wide and stays in the corner.',
    'It takes up at most 80 % of the height of the screen and then scrolls.',
  ],
  DateInput: [fillsItsContainer, 'Phones open their own calendar or wheels.'],
  Dialog: [
    'Below 780 px, it is as wide as the screen, stays at its lower edge and shows the actions one below the other.',
    'From 780 px, it is in the middle and at most 26, 38 or 60 rem wide (`small`, `medium`, `large`).',
    'Title and actions stay visible while the content scrolls. On screens lower than 34 rem, the actions scroll as well.',
  ],
  Disclosure: [
    'It fills its container. The summary is at least 64 px high, and its text wraps before the plus sign.',
  ],
  Drawer: [
    'It is at most 28 rem wide and opens at the end side of the screen. It covers narrower screens completely.',
    'Its header stays visible while the content scrolls.',
  ],
  Field: [fillsItsContainer],
  FileLink: [
    'In a narrow container, version and date stand below the name. In a wide container, each of them has a column.',
  ],
  FileUpload: [
    'It fills its container, and files can be dropped on all of it. The button in it is 44 px high.',
  ],
  FilterChips: ['The chips are 44 px high and wrap into further lines.'],
  FilterLinks: ['The options wrap into further lines if they do not fit into one.'],
  FormErrorSummary: [
    'In a container narrower than 14 rem, the list begins below the icon, so that it has more room.',
  ],
  Input: [fillsItsContainer, 'A `prefix` or `suffix` keeps its width, and the value has the rest.'],
  LanguageMenu: [
    'Below 1100 px, at the default text size, its list unfolds in place. From 1100 px, the list floats above the page.',
  ],
  MegaMenu: [
    'It is shown only if the header is wide enough. Below 1100 px, a `Drawer` has the same links.',
  ],
  NumberInput: [fillsItsContainer, 'Its buttons are 44 px wide.'],
  Numeral: [
    'It becomes smaller on small screens, so that the value and its unit stay on one line.',
  ],
  Pagination: [
    'Below 780 px, previous and next show only their arrows. Screen readers still read their labels.',
    'The targets are 44 px high and wrap. There are at most seven entries between previous and next.',
  ],
  PasswordInput: [fillsItsContainer, 'The button in it is 44 px wide.'],
  PhoneInput: [
    'Code and number stand below each other in a container narrower than 30 rem, and beside each other in a wider one.',
  ],
  Popover: ['It is at most 22 rem wide and leaves a margin of 1 rem on each side of the screen.'],
  Prose: [
    'In a `ScrollRegion` narrower than 34 em, tables whose cells have `data-label` turn each row into a block, with each cell below the header of its column.',
  ],
  RadioGroup: [
    'A `list` has one option in each line at any width, with targets of 44 px.',
    '`segments` stand beside each other, are 44 px high and wrap if they do not fit.',
  ],
  ScrollRegion: [
    'It is as wide as its container, and wider content scrolls inside. All of the content is printed.',
    'With `size="screen"`, it is at most as high as 75 % of the screen or 20 rem, whichever is more.',
  ],
  SearchDialog: [
    'Below 780 px, it is as wide as the screen. From 780 px, it is at most 46 rem wide and keeps a distance from the top.',
  ],
  SearchField: [
    'In a dialog on screens below 780 px, its button is hidden if script runs, because the on-screen keyboard has a key for it.',
  ],
  Select: [
    fillsItsContainer,
    'A chosen option that is too long ends in an ellipsis, so begin each option with the words that distinguish it.',
    'Phones open their own list or wheel.',
  ],
  SiteFooter: [
    'The footer has two columns on phones and five from 780 px. From 1100 px, brand and columns share a row.',
  ],
  SiteHeader: [
    'Below 1100 px, at the default text size, the items are in a `Drawer`. With larger text, they move into it on wider screens as well.',
  ],
  SkipLink: [
    'It is hidden above the screen until it has the focus. Then it is shown at the start of the screen. It is not printed.',
  ],
  SpecTable: [
    'Below 780 px, the title of a group stands above its values. In a narrow container, the labels stand above their values as well.',
  ],
  Split: [
    'Below 780 px, the text stands below the picture. From 780 px, they form two columns of equal width.',
  ],
  StatList: [
    'It has one column in a container below 15 rem and two from there. From 42 rem, or 60 rem with five figures, all figures share a row.',
  ],
  Stepper: [
    'In a container narrower than 34 rem, the steps become a bar, and `summary` replaces the labels.',
  ],
  Switch: [
    'The label stands at the start of the line and the track at its end. The target is larger than the track.',
  ],
  Table: [
    'A table that is wider than its container scrolls sideways, and its first column stays visible. The text does not become smaller.',
    '`size="screen"` limits its height. The column headers then stay visible while it scrolls.',
    'It is printed as a whole, and no row is split between two sheets.',
  ],
  TabLinks: ['The links are 44 px high and stand in a row, which wraps.'],
  Tabs: [
    'With `beside`, the panel stands below the list of tabs on screens below 780 px. From 780 px, the list takes one third of the width and the panel two thirds.',
    'With `above`, the tabs are 44 px high and stand in a row, which wraps.',
  ],
  Textarea: [
    fillsItsContainer,
    'It grows with its text up to 32 rem and then scrolls. In browsers without `field-sizing` it does not grow, but visitors can drag it higher.',
  ],
  ThemeMenu: [
    'Below 1100 px, at the default text size, it shows its label, and its list unfolds in place. From 1100 px, it shows only an icon, and its list floats above the page.',
  ],
  Toast: [
    'Toasts stand at the top of the screen, one below the other. They are 420 to 720 px wide and fill narrower screens.',
  ],
  Tooltip: ['It is at most 18 rem wide, and longer text wraps.'],
  VideoPlayer: [
    'It is as wide as its container. A video that is higher than wide has a frame of 3:4, at most 80 % as high as the screen.',
  ],
}
