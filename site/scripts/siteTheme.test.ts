import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { theme, themeFolder } from './siteTheme.ts'

test('documents, share pictures and icons have the theme that site.json names', () => {
  const file = join(import.meta.dirname, '../../pages-config/site.json')
  expect(theme.name).toBe(JSON.parse(readFileSync(file, 'utf8')).theme)
  expect(readFileSync(join(themeFolder, 'theme.ts'), 'utf8')).toContain(`name: '${theme.name}'`)
})
