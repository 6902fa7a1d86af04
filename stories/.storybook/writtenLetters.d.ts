declare module 'virtual:letters' {
  /** Every letter in all languages. */
  export const letters: import('./plugins/renderedMails.ts').RenderedMails
}
