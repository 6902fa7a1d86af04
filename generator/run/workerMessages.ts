/** Message of the worker when the code of the site is written and the wording is not checked yet. */
export const codeWrittenMessage = 'code written'
