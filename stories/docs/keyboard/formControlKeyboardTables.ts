import type { KeyboardDocsTables } from './keyboardRow.ts'

/** Keys of form controls, by component. */
export const formControlKeyboardTables: KeyboardDocsTables = {
  Button: [
    ['Tab', 'Focuses it, unless it is disabled.', 'button:focus'],
    ['Enter', 'Presses it.', 'button[data-pressed]'],
    ['Space', 'Presses it.', 'button[data-pressed]'],
  ],
  Checkbox: [
    ['Tab', 'Focuses the box.', 'input:focus'],
    ['Space', 'Ticks or clears it.', 'input:checked'],
  ],
  CodeInput: [['Tab', 'Focuses the field as a whole; digits fill the boxes.', 'input:focus']],
  Combobox: [
    ['Tab', 'Focuses the field.', 'input:focus'],
    ['ArrowDown', 'Opens the list, moves to the next option.', '[aria-activedescendant$="-0"]'],
    [
      'ArrowUp',
      'Opens the list, moves to the previous option.',
      ':not([aria-activedescendant$="-0"])[aria-activedescendant]',
    ],
    ['Enter', 'Chooses the option.', 'input[aria-expanded=false]:not([value=""])'],
    ['Home', 'Moves to the beginning of the text.', '[data-caret="0"]'],
    ['ArrowRight', 'Moves in the text.', '[data-caret="1"]'],
    ['ArrowLeft', 'Moves in the text.', '[data-caret="0"]'],
    ['End', 'Moves to the end of the text.', '[data-caret]:not([data-caret="0"])'],
    ['Escape', 'Closes the list; closed, it clears the field.', 'input[type=hidden][value=""]'],
  ],
  DateInput: [['Tab', 'Focuses the first part of the date.', 'input:focus']],
  FileUpload: [
    ['Tab', 'Focuses the field; Enter or Space opens the files of the device.', 'input:focus'],
  ],
  FilterChips: [
    ['Tab', 'Moves through the chips.', '#type-pdf:focus'],
    ['Space', 'Chooses or clears one.', '#type-pdf:not(:checked)'],
  ],
  FormErrorSummary: [
    ['Tab', 'Moves through the errors.', 'li:first-child a:focus'],
    ['Enter', 'Goes to the field of the error.', 'a[data-pressed]'],
  ],
  Input: [['Tab', 'Focuses the field.', 'input:focus']],
  NumberInput: [
    ['Tab', 'Focuses the field.', 'input:focus'],
    ['ArrowUp', 'Raises the value by one step.', 'input[data-value="4"]'],
    ['ArrowDown', 'Lowers the value by one step.', 'input[data-value="3"]'],
  ],
  PasswordInput: [
    ['Tab', 'Focuses the field.', 'input:focus'],
    ['Tab', 'Focuses the button in it.', 'button:focus'],
    ['Space', 'Shows or hides the password.', 'input[type=text]'],
  ],
  PhoneInput: [
    ['Tab', 'Focuses the code.', 'select:focus'],
    ['Tab', 'Focuses the number.', 'input:focus'],
  ],
  PuzzleSlider: [
    ['Tab', 'Focuses the slider.', 'input:focus'],
    ['ArrowRight', 'Moves the piece to the right.', 'input[data-value="1"]'],
    ['ArrowLeft', 'Moves the piece to the left.', 'input[data-value="0"]'],
    ['End', 'Moves the piece to the right edge.', 'input[data-value]'],
    ['Home', 'Moves the piece to the left edge.', 'input[data-value="0"]'],
    ['Tab', 'Focuses the button.', 'button:focus'],
    ['Enter', 'Confirms.', 'button[data-pressed]'],
  ],
  RadioGroup: [
    ['Tab', 'Focuses the chosen option.', '#mode:focus'],
    ['ArrowDown', 'Chooses the next option.', '#mode-time-of-use:checked'],
    ['ArrowUp', 'Chooses the previous option.', '#mode:checked'],
    ['ArrowRight', 'Chooses the next option.', '#mode-time-of-use:checked'],
    ['ArrowLeft', 'Chooses the previous option.', '#mode:checked'],
    ['Space', 'Chooses the focused option.', '#mode-back-up:checked', { focus: '#mode-back-up' }],
  ],
  SearchField: [
    ['Tab', 'Focuses the field.', 'input:focus'],
    ['Enter', 'Searches.', 'form[data-submitted]'],
  ],
  Select: [
    ['Tab', 'Focuses it.', 'select:focus'],
    ['ArrowDown', 'Chooses the next option; macOS opens the list.', '[data-value=epc]'],
    ['End', 'Chooses the last option.', '[data-value=end-user]'],
    ['ArrowUp', 'Chooses the previous option.', '[data-value=installer]'],
  ],
  Switch: [
    ['Tab', 'Focuses the switch.', 'input:focus'],
    ['Space', 'Turns it on or off.', 'input:checked'],
  ],
  Textarea: [['Tab', 'Focuses the field.', 'textarea:focus']],
}
