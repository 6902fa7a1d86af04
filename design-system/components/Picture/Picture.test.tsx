import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Picture } from './Picture.tsx'
import type { PictureSource } from './Picture.tsx'

const source = (name: string, width: number, height: number): PictureSource => ({
  avif: `/${name}.avif ${width}w`,
  src: `/${name}.webp`,
  width,
  height,
})

const wide = source('house', 1920, 1080)
const offered = () =>
  Array.from(document.querySelectorAll('source'), ({ type, srcset, media }) => [
    type,
    srcset,
    media !== '',
  ])

test('offers AVIF in every width, and one file for all others, in its proportions', () => {
  render(<Picture source={wide} alt="A house at dusk" sizes="100vw" />)
  expect(offered()).toEqual([['image/avif', '/house.avif 1920w', false]])
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'A house at dusk' })
  expect([image.getAttribute('src'), image.width, image.height]).toEqual([
    '/house.webp',
    1920,
    1080,
  ])
})

test('offers the crop for small screens first, with its own proportions', () => {
  render(<Picture source={wide} mobileSource={source('tall', 900, 1600)} alt="" sizes="100vw" />)
  expect(offered().map(([, file, small]) => [file, small])).toEqual([
    ['/tall.avif 900w', true],
    ['/tall.webp', true],
    ['/house.avif 1920w', false],
  ])
  expect(document.querySelector('source')?.getAttribute('height')).toBe('1600')
})

test('waits until it is near, unless it is the first thing seen', () => {
  const { rerender } = render(<Picture source={wide} alt="House" sizes="100vw" />)
  const image = screen.getByRole('img')
  expect(image.getAttribute('loading')).toBe('lazy')
  rerender(<Picture source={wide} alt="House" sizes="100vw" priority />)
  expect(image.getAttribute('loading')).toBeNull()
  expect(image.getAttribute('fetchpriority')).toBe('high')
})

test('without a text it is decoration', () => {
  render(<Picture source={wide} alt="" sizes="100vw" />)
  expect(screen.queryByRole('img')).toBeNull()
})
