import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createEditorPermissionFlags } from '#generator/run/permissions.ts'
import { createFixtureProject, runGenerator, readFolderTexts } from '../generator/project.ts'
import { startTestEditor, createUnsavedState, replaceTextInUnsavedState } from './testEditor.ts'

const worker = join(import.meta.dirname, '../../site/editor/server/worker/workerProcess.ts')
const title = 'page.about.title'
const german = 'pages-config/messages/de.json'
const aboutUs = 'pages-config/pages/about-us.json'

/** Starts an editor with an unsaved text and an unsaved order of sections. */
async function openEdited() {
  const editor = await startTestEditor()
  const opened = await editor.call('page', { page: 'about-us' })
  const { items, ...rest } = replaceTextInUnsavedState(
    createUnsavedState(opened),
    opened,
    'de',
    title,
    'Mine',
  )
  return { editor, unsaved: { ...rest, items: items.toReversed() } }
}

it('refuses a save of a page whose file was deleted, and saves when it is back', async () => {
  const { editor, unsaved } = await openEdited()
  const [file, aside] = [join(editor.top, aboutUs), join(editor.top, 'aside.json')]
  renameSync(file, aside)
  const before = readFolderTexts(editor.top, 'pages-config')
  for (const name of ['check', 'diff', 'save']) {
    const answer = await editor.send({ path: `/calls/${name}`, body: JSON.stringify(unsaved) })
    expect([answer.status, answer.body]).toEqual([400, expect.stringContaining('are kept')])
  }
  expect(readFolderTexts(editor.top, 'pages-config')).toEqual(before)
  renameSync(aside, file)
  expect(await editor.call('save', unsaved)).toMatchObject({ result: 'saved' })
})

it('keeps unsaved work apart from another branch that is checked out', async () => {
  const { editor, unsaved } = await openEdited()
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: editor.top,
      stdio: 'ignore',
    })
  git('init', '--initial-branch=main')
  git('add', 'pages-config')
  git('commit', '--message=main')
  git('checkout', '-b', 'other')
  const texts = JSON.parse(editor.read(german)) as object
  editor.write(german, JSON.stringify({ ...texts, [title]: 'Theirs' }, null, 2))
  git('commit', '--all', '--message=other')
  const before = readFolderTexts(editor.top, 'pages-config')
  expect(await editor.call('save', unsaved)).toMatchObject({
    result: 'conflict',
    conflicts: [{ file: german, mine: 'Mine', theirs: 'Theirs' }],
  })
  expect(readFolderTexts(editor.top, 'pages-config')).toEqual(before)
  git('checkout', 'main')
  expect(await editor.call('save', unsaved)).toMatchObject({
    result: 'saved',
    files: [aboutUs, german],
  })
})

it('writes no file when one of them cannot be written', async () => {
  const top = createFixtureProject()
  await runGenerator(top)
  const { unsaved } = await openEdited()
  const folder = join(top, 'pages-config/messages')
  chmodSync(folder, 0o555)
  // Root without the capabilities that ignore file modes.
  const command = [
    ...(process.getuid?.() === 0
      ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search']
      : []),
    process.execPath,
    ...createEditorPermissionFlags(top),
  ]
  const child = spawn('env', [...command, worker, top], {
    cwd: top,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  onTestFinished(() => {
    child.kill()
  })
  const save = async () => {
    child.send({ id: 1, name: 'save', body: unsaved })
    const [{ answer }] = (await once(child, 'message')) as [{ answer: { answer: unknown } }]
    return answer.answer
  }
  const before = readFolderTexts(top, 'pages-config')
  expect(await save()).toMatchObject({
    result: 'refused',
    what: `${german} cannot be written: permission denied.`,
  })
  expect(readFolderTexts(top, 'pages-config')).toEqual(before)
  chmodSync(folder, 0o755)
  expect(await save()).toMatchObject({ result: 'saved', files: [aboutUs, german] })
})

it('reports a full disk, leaves all files unchanged, and saves when there is space', async () => {
  const top = createFixtureProject()
  await runGenerator(top)
  const { unsaved } = await openEdited()
  // Simulates a full disk by a limit for the size of files, which the process may raise again.
  const command = ['--fsize=100:unlimited', process.execPath, ...createEditorPermissionFlags(top)]
  const child = spawn('prlimit', [...command, worker, top], {
    cwd: top,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  onTestFinished(() => {
    child.kill()
  })
  const save = async () => {
    child.send({ id: 1, name: 'save', body: unsaved })
    const [{ answer }] = (await once(child, 'message')) as [{ answer: { answer: unknown } }]
    return answer.answer
  }
  const before = readFolderTexts(top, 'pages-config')
  expect(await save()).toMatchObject({
    result: 'refused',
    what: `${aboutUs} cannot be written: no file may be that large here.`,
  })
  expect(readFolderTexts(top, 'pages-config')).toEqual(before)
  execFileSync('prlimit', [`--pid=${child.pid}`, '--fsize=unlimited:unlimited'])
  expect(await save()).toMatchObject({ result: 'saved', files: [aboutUs, german] })
})

it('saves without its list of saves, and can undo the save until it ends', async () => {
  const { editor, unsaved } = await openEdited()
  const before = readFolderTexts(editor.top, 'pages-config')
  // A file in place of the folder of the list.
  mkdirSync(join(editor.top, '.cache/editor'), { recursive: true })
  writeFileSync(join(editor.top, '.cache/editor/saves'), '')
  const saved = await editor.call('save', unsaved)
  expect(saved).toMatchObject({ result: 'saved' })
  const { save = '' } = saved as { save?: string }
  expect(await editor.call('undo', { save })).toMatchObject({ result: 'saved' })
  expect(readFolderTexts(editor.top, 'pages-config')).toEqual(before)
})

it('answers calls again after its worker has ended', async () => {
  const { editor } = await openEdited()
  editor.stopWorker()
  // The call is sent while the worker ends.
  const { status } = await editor.send({ path: '/calls/site', body: '{}' })
  expect(status).toBe(200)
})
