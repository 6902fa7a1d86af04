const syntax = /[{}<>']/

/** The message itself, if it is nothing but its words: without arguments, tags and quotes there is nothing to format. */
export const getPlainMessageText = (message: unknown): string | undefined =>
  typeof message === 'string' && !syntax.test(message) ? message : undefined
