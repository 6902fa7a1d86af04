import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { removeCompressed, removeStaleFiles, writeClientFile } from './clientFiles.ts'
import { getBrotliLevelForPages, precompressFiles } from './precompressFiles.ts'

let folder: string
let cache: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packing-'))
  cache = mkdtempSync(join(tmpdir(), 'packed-'))
})
afterEach(() => {
  for (const made of [folder, cache]) rmSync(made, { recursive: true })
})

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const read = (name: string) => readFileSync(join(folder, name))

it('compresses equal files once', async () => {
  const names = Array.from({ length: 100 }, (_, number) => `${number}.css`)
  const text = names
    .map((name) => `.${name} { margin: ${Math.sin(Number.parseInt(name))}px }`)
    .join()
  for (const name of names) write(name, text)
  write('picture.webp', 'no text')
  await precompressFiles(folder, cache)
  for (const name of names) {
    expect(brotliDecompressSync(read(`${name}.br`)).toString()).toBe(text)
    expect(gunzipSync(read(`${name}.gz`)).toString()).toBe(text)
  }
  expect(readdirSync(cache)).toHaveLength(2)
  expect(readdirSync(folder)).not.toContain('picture.webp.br')
})

it('keeps compressed content of existing files in the cache of a new bundle and removes the rest', async () => {
  write('a.css', 'a')
  write('b.css', 'b')
  await precompressFiles(folder, cache)
  const before = readdirSync(cache)
  for (const name of ['a.css', 'b.css']) removeCompressed(join(folder, name))
  rmSync(join(folder, 'b.css'))
  write('c.css', 'c')
  await precompressFiles(folder, cache)
  const after = readdirSync(cache)
  expect(after).toHaveLength(4)
  expect(after.filter((name) => before.includes(name))).toHaveLength(2)
})

it('compresses a changed file again and leaves the others as they are', async () => {
  const save = (name: string, text: string) => writeClientFile(join(folder, name), text)
  save('a.css', 'a')
  save('b.css', 'b')
  await precompressFiles(folder, cache)
  const written = statSync(join(folder, 'a.css.br')).mtimeMs
  save('a.css', 'a')
  save('b.css', 'c')
  expect(existsSync(join(folder, 'b.css.br'))).toBe(false)
  await precompressFiles(folder, cache)
  expect(statSync(join(folder, 'a.css.br')).mtimeMs).toBe(written)
  expect(gunzipSync(read('b.css.gz')).toString()).toBe('c')
})

it('compresses a file of which an interrupted build has left one compressed file', async () => {
  write('a.css', 'a')
  await precompressFiles(folder, cache)
  rmSync(join(folder, 'a.css.gz'))
  write('a.css.gz.new', 'half')
  await precompressFiles(folder, cache)
  expect(gunzipSync(read('a.css.gz')).toString()).toBe('a')
  removeStaleFiles(folder, (path) => path === '/a.css')
  expect(readdirSync(folder).toSorted()).toEqual(['a.css', 'a.css.br', 'a.css.gz'])
})

it('removes files that are not of this build with those compressed from them', async () => {
  for (const name of ['a.css', 'old.css']) write(name, name)
  write('old.jpg', 'picture')
  await precompressFiles(folder, cache)
  removeStaleFiles(folder, (path) => path === '/a.css')
  expect(readdirSync(folder).toSorted()).toEqual(['a.css', 'a.css.br', 'a.css.gz'])
})

it('compresses the pages of a large site faster, and those of this one best', () => {
  expect([290, 1000, 5000].map(getBrotliLevelForPages)).toEqual([11, 10, 7])
})
