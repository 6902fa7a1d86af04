// Entry `@felcera/design-system/tokens`.
export * from '../tokens/defaults.ts'
export {
  headingTypeStyles as headings,
  numeralTypeStyles as numerals,
  type TypeStyle,
} from '../tokens/typography.ts'
