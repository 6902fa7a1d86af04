import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchConfigs } from './watch.ts'

function createFolder(): string {
  const top = mkdtempSync(join(tmpdir(), 'watch-'))
  mkdirSync(join(top, 'pages-config/schema'), { recursive: true })
  mkdirSync(join(top, 'pages-config/pages'))
  onTestFinished(() => rmSync(top, { recursive: true, force: true }))
  return top
}

function watched(changed: () => Promise<unknown>) {
  const top = createFolder()
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  watchConfigs(top, changed, stop.signal)
  return {
    save: (name: string, text = '{}') => writeFileSync(join(top, 'pages-config', name), text),
    top,
  }
}

test('runs after a save, a new file and a rename', async () => {
  const changed = vi.fn(() => Promise.resolve())
  const { save, top } = watched(changed)
  save('pages/one.json')
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1), 60_000)
  renameSync(join(top, 'pages-config/pages/one.json'), join(top, 'pages-config/pages/two.json'))
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2), 60_000)
})

test('combines a burst of saves into one run, and saves during a run into another', async () => {
  let finish = () => {}
  const changed = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const { save } = watched(changed)
  for (let i = 0; i < 50; i++) save('pages/one.json', `${i}`)
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1), 60_000)
  save('pages/two.json')
  save('pages/three.json')
  finish()
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2), 60_000)
})

test('ignores changes of its own outputs', async () => {
  const changed = vi.fn(() => Promise.resolve())
  const { save } = watched(changed)
  save('schema/page.schema.json')
  save('pages/one.json')
  await vi.waitFor(() => expect(changed).toHaveBeenCalled(), 60_000)
  expect(changed).toHaveBeenCalledTimes(1)
})
