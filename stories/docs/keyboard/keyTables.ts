import { fieldKeys } from './fieldKeys.ts'
import type { KeyboardTables } from './keyboardRow.ts'
import { navigationKeys } from './navigationKeys.ts'
import { widgetKeys } from './widgetKeys.ts'

/** Keys of all components that have any, by name. */
export const keyboardTables: KeyboardTables = { ...fieldKeys, ...navigationKeys, ...widgetKeys }
