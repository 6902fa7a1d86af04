import { componentBudgets } from './components.table.ts'
import { measureComponentSizes } from './measure.ts'

// Prints the size of every component beside its budget: `npm run budgets`.
const costs = await measureComponentSizes(Object.keys(componentBudgets))
const line = (...cells: readonly (string | number)[]) =>
  console.log(
    cells
      .map((cell, at) => (at === 0 ? String(cell).padEnd(20) : String(cell).padStart(9)))
      .join(''),
  )

console.log('Bytes after brotli; React and the base styles of every page not counted.\n')
line('component', 'script', 'budget', 'style', 'budget')
for (const [name, { script, style }] of costs)
  line(name, script, componentBudgets[name]?.script ?? 0, style, componentBudgets[name]?.style ?? 0)
