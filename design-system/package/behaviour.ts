// Entry `@felcera/design-system/behaviour`: scripts for pages that are not hydrated.
export { showCaptions } from '../behaviour/captions.ts'
export { bindDrawers } from '../behaviour/drawers.ts'
export { bindMenus } from '../behaviour/menus.ts'
export {
  bindSearchCombobox,
  type SearchComboboxOptions,
  type SearchSuggestion,
} from '../behaviour/searchCombobox.ts'
export {
  createToaster,
  type Toaster,
  type ToasterOptions,
  type ToastHandle,
  type ToastMessage,
  type ToastType,
} from '../behaviour/toast.ts'
export { bindThemeMenu } from '../behaviour/themeMenu.ts'
export { bindTooltips } from '../behaviour/tooltips.ts'
