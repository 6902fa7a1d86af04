// Entry `@felcera/design-system/tokens`.
export * from '../tokens/scale.ts'
export { headings, numerals, type TypeStyle } from '../tokens/typography.ts'
