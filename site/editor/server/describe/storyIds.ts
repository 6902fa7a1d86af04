import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../../stories/sections')

/** Returns the id of the default story of each section, as Storybook makes it from folder and file. */
export function listStoryIds(): ReadonlyMap<string, string> {
  const groups = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return new Map(
    groups.flatMap(({ name: group }) =>
      readdirSync(join(folder, group)).flatMap((file) => {
        const [, name] = /^(\w+)\.stories\.tsx$/.exec(file) ?? []
        if (name === undefined) return []
        return [[name, `sections-${group}-${name.toLowerCase()}--default`] as const]
      }),
    ),
  )
}
