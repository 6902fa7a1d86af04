import { createElement } from 'react'
import { expect, test } from 'vitest'
import { elementControls } from './elementControls.ts'

test('a prop with an element has no control, others keep theirs', () => {
  const argTypes = { trigger: { name: 'trigger' }, label: { name: 'label' } }
  const initialArgs = { trigger: createElement('button'), label: 'About' }
  const context = { argTypes, initialArgs } as unknown as Parameters<typeof elementControls>[0]
  expect(elementControls(context)).toEqual({
    trigger: { name: 'trigger', control: false },
    label: { name: 'label' },
  })
})
