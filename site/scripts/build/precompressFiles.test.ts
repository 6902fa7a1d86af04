import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
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

it('keeps compressed content of existing files in the cache and removes the rest', async () => {
  write('a.css', 'a')
  write('b.css', 'b')
  await precompressFiles(folder, cache)
  const before = readdirSync(cache)
  rmSync(join(folder, 'b.css'))
  write('c.css', 'c')
  await precompressFiles(folder, cache)
  const after = readdirSync(cache)
  expect(after).toHaveLength(4)
  expect(after.filter((name) => before.includes(name))).toHaveLength(2)
})

it('compresses the pages of a large site faster, and those of this one best', () => {
  expect([290, 1000, 5000].map(getBrotliLevelForPages)).toEqual([11, 10, 7])
})
