import { hash } from 'node:crypto'

/** Returns the source expression of an inline script or style for the content security policy: `'sha256-…'`. */
export const hashCspSource = (content: string): string =>
  `'sha256-${hash('sha256', content, 'base64')}'`
