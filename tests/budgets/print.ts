import { budgets } from './components.table.ts'
import { measure } from './measure.ts'

// Prints the size of every component beside its budget: `npm run budgets`.
const costs = await measure(Object.keys(budgets))
const line = (...cells: readonly (string | number)[]) =>
  console.log(
    cells
      .map((cell, at) => (at === 0 ? String(cell).padEnd(20) : String(cell).padStart(9)))
      .join(''),
  )

console.log('Bytes after brotli; React and the base styles of every page not counted.\n')
line('component', 'script', 'budget', 'style', 'budget')
for (const [name, { script, style }] of costs)
  line(name, script, budgets[name]?.script ?? 0, style, budgets[name]?.style ?? 0)
