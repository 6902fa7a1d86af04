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

test('runs after each of many saves that replace the file, and in folders that are new or replaced', async () => {
  const changed = vi.fn(() => Promise.resolve())
  const { save, top } = watched(changed)
  const path = (name: string) => join(top, 'pages-config', name)
  let runs = 0
  const ran = async () => {
    await vi.waitFor(() => expect(changed.mock.calls.length).toBeGreaterThan(runs), 60_000)
    runs = changed.mock.calls.length
  }
  save('pages/one.json')
  await ran()
  for (let i = 0; i < 4; i++) {
    // As editors save: another file takes the name.
    writeFileSync(join(top, 'next'), `${i}`)
    renameSync(join(top, 'next'), path('pages/one.json'))
    await ran()
  }
  mkdirSync(path('pages/below'))
  await ran()
  save('pages/below/two.json')
  await ran()
  renameSync(path('pages'), join(top, 'before'))
  mkdirSync(path('pages'))
  await ran()
  save('pages/three.json')
  await ran()
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
