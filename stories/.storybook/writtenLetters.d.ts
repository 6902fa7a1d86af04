declare module 'virtual:letters' {
  /** Every mail in all languages. */
  export const letters: import('./plugins/renderedMails.ts').RenderedMails
}
