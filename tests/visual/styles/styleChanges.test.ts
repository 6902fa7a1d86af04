import { expect, it } from 'vitest'
import type { ComputedStyles } from './computedStyles.ts'
import { comparedStyleProperties } from './properties.ts'
import { listStyleChanges } from './styleChanges.ts'

const usual: Readonly<Record<string, string>> = {
  color: 'black',
  'border-top-style': 'none',
  width: '100px',
}

/** Makes styles of elements from the properties that differ from the usual ones. */
const styles = (
  elements: Readonly<Record<string, Readonly<Record<string, string>>>>,
): ComputedStyles => ({
  rows: Object.values(elements).map((own) =>
    comparedStyleProperties.map((property) => own[property] ?? usual[property] ?? '0px'),
  ),
  elements: Object.keys(elements).map((path, row) => ({
    path,
    row,
    ...(path.includes('/a:') && { text: 'Buy' }),
  })),
})

const before = styles({ 'main:0': {}, 'main:0/a:0': {}, 'main:0/a:1': {}, 'main:0/p:0': {} })

it('groups equal changes and names the elements with text and ancestors', () => {
  const padded = { 'padding-left': '21px', width: '101px' }
  const now = styles({ 'main:0': {}, 'main:0/a:0': padded, 'main:0/a:1': padded })
  expect(listStyleChanges(before, now)).toEqual([
    {
      property: 'padding-left',
      before: '0px',
      after: '21px',
      elements: ['a “Buy” in main', 'a “Buy” in main'],
      count: 2,
    },
  ])
})

it('counts an inherited color once, without what follows from it', () => {
  const red = { color: 'red', 'text-decoration-color': 'red', 'border-top-color': 'blue' }
  const now = styles({ 'main:0': red, 'main:0/a:0': red })
  const was = styles({
    'main:0': { 'text-decoration-color': 'black' },
    'main:0/a:0': { 'text-decoration-color': 'black' },
  })
  expect(listStyleChanges(was, now).map(({ property, count }) => [property, count])).toEqual([
    ['color', 1],
  ])
})

it('lists sizes only if nothing else has changed', () => {
  const now = styles({ 'main:0': {}, 'main:0/p:0': { width: '90px' } })
  expect(listStyleChanges(before, now).map(({ property }) => property)).toEqual(['width'])
  expect(listStyleChanges(before, before)).toEqual([])
})
