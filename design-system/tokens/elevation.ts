/** The only shadow, for menus, toasts and dialogs: layers with their colour role and lengths in px, first layer on top. */
export const floatingShadow = [
  { color: 'border.hairline', y: 0, blur: 0, spread: 1 },
  { color: 'shadow.near', y: 1, blur: 2, spread: 0 },
  { color: 'shadow.far', y: 12, blur: 32, spread: -12 },
] as const
