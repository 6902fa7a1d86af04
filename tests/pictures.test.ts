import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { looks } from './matrix.ts'
import { frames } from './visual/frames.ts'
import { heardEnding } from './visual/outline.ts'
import { kept } from './visual/picture.ts'
import { changeName, difference, type Raw, readRaw } from './visual/raw.ts'

const mebibyte = 1024 * 1024
const pictures = readdirSync(kept).filter((name) => name.endsWith('.webp'))

describe('the kept pictures', () => {
  it('are 24 MiB at most, and each is still compared', () => {
    const bytes = pictures.map((name) => statSync(join(kept, name)).size)
    expect(bytes.reduce((all, size) => all + size, 0)).toBeLessThanOrEqual(24 * mebibyte)
    const names = new Set(frames.map(({ name }) => `${name}.webp`))
    expect(pictures.filter((name) => !names.has(name))).toEqual([])
  })

  it('have beside them what is heard, once for each page', () => {
    const heard = readdirSync(kept).filter((name) => name.endsWith(heardEnding))
    const pages = frames.filter(({ isHeard }) => isHeard)
    expect(heard.toSorted()).toEqual(pages.map(({ name }) => name + heardEnding).toSorted())
    expect(new Set(pages.map(({ page }) => page)).size).toBe(pages.length)
    const bytes = heard.map((name) => statSync(join(kept, name)).size)
    expect(bytes.reduce((all, size) => all + size, 0)).toBeLessThanOrEqual(mebibyte / 4)
  })

  it('show every theme, contrast, language and width of the matrix', () => {
    for (const of of ['theme', 'contrast'] as const)
      expect(new Set(frames.map(({ look }) => look[of]))).toEqual(
        new Set(looks.map((look) => look[of])),
      )
    expect(frames.every(({ isKept }) => isKept)).toBe(true)
    expect(new Set(frames.map(({ name }) => name)).size).toBe(frames.length)
  })
})

/** A gray picture with squares of 10 pixels at these places. */
async function drawn(height: number, ...squares: readonly (readonly [number, number])[]) {
  const create = (width: number, high: number, background: string) => ({
    create: { width, height: high, channels: 3 as const, background },
  })
  const input = await sharp(create(10, 10, 'red'))
    .png()
    .toBuffer()
  return readRaw(
    await sharp(create(200, height, 'gray'))
      .composite(squares.map(([left, top]) => ({ input, left, top })))
      .png()
      .toBuffer(),
  )
}

describe('the name of a change', () => {
  let plain: Raw

  it('is the same wherever the same part changed', async () => {
    plain = await drawn(400)
    const [here, there, twice] = await Promise.all([drawn(400, [20, 30]), drawn(400, [120, 310]), drawn(400, [5, 5], [90, 200])]) // prettier-ignore
    expect(difference(plain, here).count).toBe(100)
    expect(changeName(plain, here)).toBe(changeName(plain, there))
    expect(changeName(plain, twice)).toBe(changeName(plain, here))
  })

  it('is another one for another change', async () => {
    const [one, wide] = await Promise.all([drawn(400, [20, 30]), drawn(400, [20, 30], [40, 30])])
    expect(changeName(plain, one)).not.toBe(changeName(plain, wide))
    expect(changeName(one, plain)).not.toBe(changeName(plain, one))
  })

  it('takes what came in between, where pages grew', async () => {
    const [short, shortToo] = await Promise.all([drawn(300), drawn(340)])
    const [long, longToo] = await Promise.all([drawn(350, [20, 120]), drawn(390, [20, 220])])
    expect(changeName(short, long)).toBe(changeName(shortToo, longToo))
  })

  it('leaves masks out', async () => {
    const masked = await readRaw(
      await sharp(Buffer.from(plain.data), { raw: { width: 200, height: 400, channels: 3 } }).png().toBuffer(), // prettier-ignore
      [[0, 0, 200, 50]],
    )
    expect(difference(plain, masked).count).toBe(200 * 50)
  })
})
