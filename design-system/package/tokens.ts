// Entry `@felcera/design-system/tokens`.
export * from '../tokens/defaults.ts'
export { headings, numerals, type TypeStyle } from '../tokens/typography.ts'
