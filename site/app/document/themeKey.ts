/** Storage key of the visitor's colour mode: `light`, `dark`, or nothing for system. */
export const colourModeStorageKey = 'felcera_theme'
