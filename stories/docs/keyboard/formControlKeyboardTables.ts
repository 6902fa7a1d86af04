import type { KeyboardDocsTables } from './keyboardRow.ts'

/** Keys of form controls, by component. */
export const formControlKeyboardTables: KeyboardDocsTables = {
  Button: [
    ['Tab', 'Focuses the button unless it is disabled.', 'button:focus'],
    ['Enter', 'Presses the button.', 'button[data-pressed]'],
    ['Space', 'Presses the button.', 'button[data-pressed]'],
  ],
  Checkbox: [
    ['Tab', 'Focuses the checkbox.', 'input:focus'],
    ['Space', 'Ticks or clears the checkbox.', 'input:checked'],
  ],
  CodeInput: [['Tab', 'Focuses the field as a whole. Digits then fill the boxes.', 'input:focus']],
  Combobox: [
    ['Tab', 'Focuses the field.', 'input:focus'],
    [
      'ArrowDown',
      'Opens the list. While it is open, highlights the next option.',
      '[aria-activedescendant$="-0"]',
    ],
    [
      'ArrowUp',
      'Opens the list on the last option. While it is open, highlights the previous option.',
      ':not([aria-activedescendant$="-0"])[aria-activedescendant]',
    ],
    [
      'Enter',
      'Chooses the highlighted option and closes the list.',
      'input[aria-expanded=false]:not([value=""])',
    ],
    ['Home', 'Moves the caret to the beginning of the text.', '[data-caret="0"]'],
    ['ArrowRight', 'Moves the caret to the next character.', '[data-caret="1"]'],
    ['ArrowLeft', 'Moves the caret to the previous character.', '[data-caret="0"]'],
    ['End', 'Moves the caret to the end of the text.', '[data-caret]:not([data-caret="0"])'],
    [
      'Escape',
      'Closes the list. If it is closed already, clears the field.',
      'input[type=hidden][value=""]',
    ],
  ],
  DateInput: [['Tab', 'Focuses the first part of the date.', 'input:focus']],
  FileUpload: [
    ['Tab', 'Focuses the field. Enter or Space then opens the files of the device.', 'input:focus'],
  ],
  FilterChips: [
    ['Tab', 'Focuses the next chip.', '#type-pdf:focus'],
    ['Space', 'Chooses or clears the focused chip.', '#type-pdf:not(:checked)'],
  ],
  FormErrorSummary: [
    ['Tab', 'Focuses the next error.', 'li:first-child a:focus'],
    ['Enter', 'Focuses the field of the error.', 'a[data-pressed]'],
  ],
  Input: [['Tab', 'Focuses the field.', 'input:focus']],
  NumberInput: [
    ['Tab', 'Focuses the field.', 'input:focus'],
    ['ArrowUp', 'Raises the value by one step.', 'input[data-value="4"]'],
    ['ArrowDown', 'Lowers the value by one step.', 'input[data-value="3"]'],
  ],
  PasswordInput: [
    ['Tab', 'Focuses the field.', 'input:focus'],
    ['Tab', 'Focuses the button in the field.', 'button:focus'],
    ['Space', 'Shows or hides the password.', 'input[type=text]'],
  ],
  PhoneInput: [
    ['Tab', 'Focuses the country code.', 'select:focus'],
    ['Tab', 'Focuses the number.', 'input:focus'],
  ],
  PuzzleSlider: [
    ['Tab', 'Focuses the slider.', 'input:focus'],
    ['ArrowRight', 'Moves the piece to the right.', 'input[data-value="1"]'],
    ['ArrowLeft', 'Moves the piece to the left.', 'input[data-value="0"]'],
    ['End', 'Moves the piece to the right edge.', 'input[data-value]'],
    ['Home', 'Moves the piece to the left edge.', 'input[data-value="0"]'],
    ['Tab', 'Focuses the button.', 'button:focus'],
    ['Enter', 'Confirms the position of the piece.', 'button[data-pressed]'],
  ],
  RadioGroup: [
    ['Tab', 'Focuses the chosen option, or the first one if none is chosen.', '#mode:focus'],
    ['ArrowDown', 'Chooses the next option.', '#mode-time-of-use:checked'],
    ['ArrowUp', 'Chooses the previous option.', '#mode:checked'],
    ['ArrowRight', 'Chooses the next option.', '#mode-time-of-use:checked'],
    ['ArrowLeft', 'Chooses the previous option.', '#mode:checked'],
    [
      'Space',
      'Chooses the focused option if it is not chosen.',
      '#mode-back-up:checked',
      { focus: '#mode-back-up' },
    ],
  ],
  SearchField: [
    ['Tab', 'Focuses the field.', 'input:focus'],
    ['Enter', 'Starts the search.', 'form[data-submitted]'],
  ],
  Select: [
    [
      'Tab',
      'Focuses the select. Typing letters then chooses an option that begins with them.',
      'select:focus',
    ],
    ['ArrowDown', 'Chooses the next option. On macOS, opens the list instead.', '[data-value=epc]'],
    ['End', 'Chooses the last option.', '[data-value=end-user]'],
    ['ArrowUp', 'Chooses the previous option.', '[data-value=installer]'],
  ],
  Switch: [
    ['Tab', 'Focuses the switch.', 'input:focus'],
    ['Space', 'Turns the switch on or off.', 'input:checked'],
  ],
  Textarea: [
    ['Tab', 'Focuses the field, and then moves on without inserting a tab.', 'textarea:focus'],
  ],
}
