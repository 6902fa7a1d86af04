declare module 'virtual:letters' {
  /** Every letter in all languages. */
  export const letters: import('./plugins/writtenLetters.ts').WrittenLetters
}
