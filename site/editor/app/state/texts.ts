/** Returns a value of a config if it is a text, else the empty string. */
export const toTextOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '')
