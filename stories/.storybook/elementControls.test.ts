import { createElement } from 'react'
import { expect, test } from 'vitest'
import { elementControls } from './elementControls.ts'

const enhance = (argTypes: object, initialArgs: object) =>
  elementControls({ argTypes, initialArgs } as unknown as Parameters<typeof elementControls>[0])

test('props with an element, a function, a ref or a drawing have no control, others keep theirs', () => {
  const onSort = { name: 'onSort', table: { type: { summary: '(sort: TableSort) => void' } } }
  expect(
    enhance(
      {
        trigger: { name: 'trigger' },
        label: { name: 'label' },
        ref: { name: 'ref' },
        source: { name: 'source' },
        onConfirm: { name: 'onConfirm' },
        onSort,
      },
      {
        trigger: createElement('button'),
        label: 'About',
        onConfirm: () => undefined,
        source: { src: 'data:image/svg+xml,' },
      },
    ),
  ).toEqual({
    trigger: { name: 'trigger', control: false },
    label: { name: 'label' },
    ref: { name: 'ref', control: false },
    source: { name: 'source', control: false },
    onConfirm: { name: 'onConfirm', control: false },
    onSort: { ...onSort, control: false },
  })
})

test('native attributes are described unless the source describes them', () => {
  const { id, min } = enhance(
    { id: { name: 'id', description: 'Id of the drawer.' }, min: { name: 'min' } },
    {},
  )
  expect(id?.description).toBe('Id of the drawer.')
  expect(min?.description).toBe('Lowest value that is allowed.')
})
