import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createEditorPermissionFlags } from '#generator/run/permissions.ts'
import { finishInterruptedWrite } from '#generator/run/write.ts'
import { createFixtureProject, runGenerator } from '../generator/project.ts'

const worker = join(import.meta.dirname, '../../site/editor/server/worker/workerProcess.ts')
const files = [
  'pages-config/pages/about-us.json',
  ...['en', 'cn', 'de'].map((code) => `pages-config/messages/${code}.json`),
]

/** A save of one state over the other: the anchor of a section and a text of each language. */
function saveOf(top: string, mine: string, base: string) {
  const texts = (text: string) =>
    Object.fromEntries(['en', 'cn', 'de'].map((code) => [code, { 'page.state': text }]))
  const config = JSON.parse(readFileSync(join(top, files[0] ?? ''), 'utf8')) as {
    readonly sections: readonly object[]
  }
  const { sections, ...root } = config
  const withAnchor = (anchor: string) =>
    sections.map((section, index) => (index === 0 ? { ...section, anchor } : section))
  return {
    page: 'about-us',
    root,
    items: withAnchor(mine).map((value, from) => ({ from, value })),
    words: texts(mine),
    base: { config: { ...root, sections: withAnchor(base) }, words: texts(base) },
    choices: { [`${files[0]}#sections[0].anchor`]: 'mine' },
  }
}

it.each([1, 2, 5, 6])(
  'leaves the files of one state when it is killed in the middle of a save, after %i',
  async (count) => {
    const top = createFixtureProject()
    await runGenerator(top)
    const child = spawn(process.execPath, [...createEditorPermissionFlags(top), worker, top], {
      cwd: top,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      serialization: 'advanced',
    })
    const choices = Object.fromEntries(
      files.slice(1).map((file) => [`${file}#page.state`, 'mine'] as const),
    )
    for (let id = 0; id < 40; id++) {
      const [mine, base] = id % 2 === 0 ? ['new', 'old'] : ['old', 'new']
      const body = saveOf(top, mine, base)
      child.send({ id, name: 'save', body: { ...body, choices: { ...body.choices, ...choices } } })
    }
    for (let left = count; left > 0; left--) {
      const [{ answer }] = (await once(child, 'message')) as [{ answer: unknown }]
      expect(answer).toMatchObject({ answer: { result: 'saved', files: { length: 4 } } })
    }
    child.kill('SIGKILL')
    await once(child, 'exit')
    finishInterruptedWrite(top)
    const states = files.map(
      (file) => /"(new|old)"/.exec(readFileSync(join(top, file), 'utf8'))?.[1],
    )
    expect(new Set(states).size).toBe(1)
    expect(states[0]).toBeDefined()
  },
)
