import { expect, test } from 'vitest'
import { importComponentModules } from './componentImports.ts'

test('imports components from their own modules, in the order of the index and in the same lines', () => {
  const code = `import {
  Stack,
  Button as Action,
  type ButtonProps,
  icons,
} from '#design-system'
export const text = "from '#design-system'"
`
  expect(importComponentModules('page.tsx', code)).toBe(
    `import { Button as Action } from '#design-system/components/Button/Button.tsx';import * as icons from '#design-system/components/Icon/icons.ts';import { Stack as Stack } from '#design-system/components/Stack/Stack.tsx'





export const text = "from '#design-system'"
`,
  )
})

test('drops imports of types', () => {
  const code = "import type { ButtonProps } from '#design-system'"
  expect(importComponentModules('page.tsx', code)).toBe('')
})

test('refuses a name that the design system does not export', () => {
  const code = "import { Unknown } from '#design-system'"
  expect(() => importComponentModules('page.tsx', code)).toThrow('no "Unknown"')
})
