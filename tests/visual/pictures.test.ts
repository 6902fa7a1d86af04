import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { looks } from '../matrix.ts'
import { frames } from './frames.ts'
import { ariaSnapshotExtension } from './outline.ts'
import { kept } from './picture.ts'
import { changeId, difference, type RawPicture, readRaw } from './raw.ts'

const mebibyte = 1024 * 1024
const pictures = readdirSync(kept).filter((name) => name.endsWith('.webp'))

describe('the committed pictures', () => {
  it('have at most 24 MiB in total, and each is compared', () => {
    const bytes = pictures.map((name) => statSync(join(kept, name)).size)
    expect(bytes.reduce((all, size) => all + size, 0)).toBeLessThanOrEqual(24 * mebibyte)
    const names = new Set(frames.map(({ name }) => `${name}.webp`))
    expect(pictures.filter((name) => !names.has(name))).toEqual([])
  })

  it('have one ARIA snapshot per page', () => {
    const heard = readdirSync(kept).filter((name) => name.endsWith(ariaSnapshotExtension))
    const pages = frames.filter(({ isHeard }) => isHeard)
    expect(heard.toSorted()).toEqual(
      pages.map(({ name }) => name + ariaSnapshotExtension).toSorted(),
    )
    expect(new Set(pages.map(({ page }) => page)).size).toBe(pages.length)
    const bytes = heard.map((name) => statSync(join(kept, name)).size)
    expect(bytes.reduce((all, size) => all + size, 0)).toBeLessThanOrEqual(mebibyte / 4)
  })

  it('cover every theme, contrast, language and width of the matrix', () => {
    for (const of of ['theme', 'contrast'] as const)
      expect(new Set(frames.map(({ look }) => look[of]))).toEqual(
        new Set(looks.map((look) => look[of])),
      )
    expect(frames.every(({ isKept }) => isKept)).toBe(true)
    expect(new Set(frames.map(({ name }) => name)).size).toBe(frames.length)
  })
})

/** Draws a gray picture with squares of 10 px at the given positions. */
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

describe('the id of a change', () => {
  let plain: RawPicture

  it('does not depend on the position', async () => {
    plain = await drawn(400)
    const [here, there, twice] = await Promise.all([
      drawn(400, [20, 30]),
      drawn(400, [120, 310]),
      drawn(400, [5, 5], [90, 200]),
    ])
    expect(difference(plain, here).count).toBe(100)
    expect(changeId(plain, here)).toBe(changeId(plain, there))
    expect(changeId(plain, twice)).toBe(changeId(plain, here))
  })

  it('differs for different changes', async () => {
    const [one, wide] = await Promise.all([drawn(400, [20, 30]), drawn(400, [20, 30], [40, 30])])
    expect(changeId(plain, one)).not.toBe(changeId(plain, wide))
    expect(changeId(one, plain)).not.toBe(changeId(plain, one))
  })

  it('covers the inserted rows if the height grew', async () => {
    const [short, shortToo] = await Promise.all([drawn(300), drawn(340)])
    const [long, longToo] = await Promise.all([drawn(350, [20, 120]), drawn(390, [20, 220])])
    expect(changeId(short, long)).toBe(changeId(shortToo, longToo))
  })

  it('ignores masked areas', async () => {
    const masked = await readRaw(
      await sharp(Buffer.from(plain.data), { raw: { width: 200, height: 400, channels: 3 } })
        .png()
        .toBuffer(),
      [[0, 0, 200, 50]],
    )
    expect(difference(plain, masked).count).toBe(200 * 50)
  })
})
