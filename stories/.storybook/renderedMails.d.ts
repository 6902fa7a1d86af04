declare module 'virtual:rendered-mails' {
  /** Every mail in all languages. */
  export const mails: import('./plugins/renderedMails.ts').RenderedMails
}
