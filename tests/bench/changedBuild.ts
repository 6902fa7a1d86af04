import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from '../builtSite.ts'
import { measureCommand } from './scale/measure.ts'
import { copyBuiltProject, countRenderedPages } from './scale/project.ts'

// Prints what `npm run build` takes from start to end when one text or one page config has changed since the last build, in a copy of
// the built project: `npm run bench:changed-build`. Linux only.
const runs = 3
const root = join(import.meta.dirname, '../..')
const top = mkdtempSync(join(tmpdir(), 'felcera-changed-'))

const edits = {
  'nothing changed': undefined,
  'one message': {
    file: 'pages-config/messages/de.json',
    change: (text: string, run: number) =>
      text.replace(/(?<="page\.about-us\.call\.title": ").*(?=")/, `Sehen Sie ${run} davon.`),
  },
  'one page config': {
    file: 'pages-config/pages/about-us.json',
    change: (text: string, run: number) =>
      text.replace(
        /("section": "StatBand",)(?: "anchor": "run-\d+",)?/,
        `$1 "anchor": "run-${run}",`,
      ),
  },
} as const

try {
  await buildSite()
  copyBuiltProject(root, top)
  // Compiles the modules.
  await measureCommand('npm', ['run', 'build'], top)
  for (const [name, edit] of Object.entries(edits)) {
    const measured = []
    for (let run = 0; run < runs; run++) {
      if (edit) {
        const file = join(top, edit.file)
        const text = readFileSync(file, 'utf8')
        const changed = edit.change(text, run)
        if (changed === text) throw new Error(`Nothing to change in ${edit.file}`)
        writeFileSync(file, changed)
      }
      measured.push(await measureCommand('npm', ['run', 'build'], top))
    }
    const [best] = measured.toSorted((a, b) => a.cpu - b.cpu)
    if (!best) continue
    const rendered = edit ? `, ${countRenderedPages(best)} pages rendered` : ''
    console.log(
      `${name}: ${best.cpu.toFixed(1)} s of processor time, ${best.wall.toFixed(1)} s, ${best.memory.toFixed()} MB${rendered}; load ${loadavg()[0]?.toFixed(1)}`,
    )
  }
} finally {
  rmSync(top, { recursive: true, force: true })
}
