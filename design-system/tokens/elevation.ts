/** Roles and px of the only shadow there is, for menus, toasts and dialogs; drawn from first to last. */
export const floatingShadow = [
  { color: 'border.hairline', y: 0, blur: 0, spread: 1 },
  { color: 'shadow.near', y: 1, blur: 2, spread: 0 },
  { color: 'shadow.far', y: 12, blur: 32, spread: -12 },
] as const
