/** Hides content visually but not from screen readers. */
export const visuallyHiddenStyle = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'clip',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
