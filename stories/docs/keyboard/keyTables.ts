import { formControlKeyboardTables } from './formControlKeyboardTables.ts'
import type { KeyboardDocsTables } from './keyboardRow.ts'
import { navigationKeyboardTables } from './navigationKeyboardTables.ts'
import { widgetKeyboardTables } from './widgetKeyboardTables.ts'

/** Keys of all components that have any, by name. */
export const keyboardTables: KeyboardDocsTables = {
  ...formControlKeyboardTables,
  ...navigationKeyboardTables,
  ...widgetKeyboardTables,
}
