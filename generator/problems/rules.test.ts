import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { configRules } from './rules.ts'

const files = readdirSync(join(import.meta.dirname, '..'), {
  recursive: true,
  encoding: 'utf8',
}).filter((name) => /(?<!\.test)\.ts$/.test(name) && name !== 'rules.ts')
const code = files
  .map((name) => readFileSync(join(import.meta.dirname, '..', name), 'utf8'))
  .join('\n')

test.each(Object.entries(configRules))(
  'the code %s is reported somewhere and explained',
  (name, { about }) => {
    const ending = name.replace(/^(title|description)(?=-)/, '${field}')
    expect(code.includes(`'${name}'`) || code.includes(`\`${ending}\``)).toBe(true)
    expect(about).toMatch(/^[A-Z].{20,}\.$/)
  },
)
