import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listExports } from '../../stories/.storybook/surface/surface.ts'
import { componentBudgets } from './components.table.ts'
import { measureComponentSizes } from './measure.ts'

const index = join(import.meta.dirname, '../../design-system/index.ts')
const names = listExports(index)
  .filter(({ name, isType, path }) => !isType && path.endsWith(`/${name}/${name}.tsx`))
  .map(({ name }) => name)
const costs = await measureComponentSizes(names)

describe('component size budgets', () => {
  it('has a budget for every component and for nothing else', () => {
    expect(Object.keys(componentBudgets).toSorted()).toEqual(names.toSorted())
  })

  it.each(names)('%s stays within its budget', (name) => {
    const cost = costs.get(name) ?? { script: Infinity, style: Infinity }
    const budget = componentBudgets[name] ?? { script: 0, style: 0 }
    expect(cost.script, 'bytes of script').toBeLessThanOrEqual(budget.script)
    expect(cost.style, 'bytes of style').toBeLessThanOrEqual(budget.style)
    // A budget is lowered when its component gets much smaller.
    expect(budget.script, 'budget for script').toBeLessThan(cost.script * 1.5 + 100)
    expect(budget.style, 'budget for style').toBeLessThan(cost.style * 1.5 + 100)
  })
})
