import { afterEach, expect, test, vi } from 'vitest'
import type { UnsavedPageState } from '../../api/page.ts'
import {
  listPagesWithDrafts,
  readPageDraft,
  removePageDraft,
  watchPageDraftsOfOtherTabs,
  writePageDraft,
} from './storedDraft.ts'

const unsaved = (page: string): UnsavedPageState => ({
  page,
  root: {},
  items: [],
  words: {},
  base: { config: {}, words: {} },
})

/** Makes the document that of the editor of a project. */
function openProject(project: string): void {
  document.head.innerHTML = `<meta name="editor-project" content="${project}">`
}

afterEach(() => {
  localStorage.clear()
  document.head.innerHTML = ''
})

test('unsaved work belongs to one page of one project', () => {
  openProject('one')
  writePageDraft('about-us', unsaved('about-us'))
  expect(readPageDraft('about-us')?.unsaved).toEqual(unsaved('about-us'))
  expect(readPageDraft('about')).toBeUndefined()
  expect([...listPagesWithDrafts()]).toEqual(['about-us'])
  openProject('two')
  expect(readPageDraft('about-us')).toBeUndefined()
  expect([...listPagesWithDrafts()]).toEqual([])
  openProject('one')
  removePageDraft('about-us')
  expect(readPageDraft('about-us')).toBeUndefined()
})

test('work that another tab stores on the same page is noticed', () => {
  openProject('one')
  writePageDraft('about-us', unsaved('about-us'))
  const [key = ''] = Object.keys(localStorage)
  const noticed = vi.fn()
  const stop = watchPageDraftsOfOtherTabs('about-us', noticed)
  dispatchEvent(new StorageEvent('storage', { key: `${key}.draft`, newValue: '{}' }))
  dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
  expect(noticed).not.toHaveBeenCalled()
  dispatchEvent(new StorageEvent('storage', { key, newValue: '{}' }))
  expect(noticed).toHaveBeenCalledOnce()
  stop()
  dispatchEvent(new StorageEvent('storage', { key, newValue: '{}' }))
  expect(noticed).toHaveBeenCalledOnce()
})
