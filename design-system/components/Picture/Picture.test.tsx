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
const sources = () =>
  Array.from(document.querySelectorAll('source'), ({ type, srcset, media }) => [
    type,
    srcset,
    media !== '',
  ])

test('offers AVIF sources and a fallback with intrinsic size', () => {
  render(<Picture source={wide} alt="A house at dusk" sizes="100vw" />)
  expect(sources()).toEqual([['image/avif', '/house.avif 1920w', false]])
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'A house at dusk' })
  expect([image.getAttribute('src'), image.width, image.height]).toEqual([
    '/house.webp',
    1920,
    1080,
  ])
})

test('offers the mobile crop first, with its own intrinsic size', () => {
  render(<Picture source={wide} mobileSource={source('tall', 900, 1600)} alt="" sizes="100vw" />)
  expect(sources().map(([, file, small]) => [file, small])).toEqual([
    ['/tall.avif 900w', true],
    ['/tall.webp', true],
    ['/house.avif 1920w', false],
  ])
  expect(document.querySelector('source')?.getAttribute('height')).toBe('1600')
})

test('offers the picture for dark systems before the other', () => {
  render(<Picture source={wide} darkSource={source('night', 1920, 1080)} alt="" sizes="100vw" />)
  const offered = Array.from(document.querySelectorAll('source'), ({ srcset, media }) => [
    srcset,
    media,
  ])
  expect(offered).toEqual([
    ['/night.avif 1920w', '(prefers-color-scheme: dark)'],
    ['/night.webp', '(prefers-color-scheme: dark)'],
    ['/house.avif 1920w', ''],
  ])
})

test('loads lazily, or with high priority if requested', () => {
  const { rerender } = render(<Picture source={wide} alt="House" sizes="100vw" />)
  const image = screen.getByRole('img')
  expect(image.getAttribute('loading')).toBe('lazy')
  rerender(<Picture source={wide} alt="House" sizes="100vw" priority />)
  expect(image.getAttribute('loading')).toBeNull()
  expect(image.getAttribute('fetchpriority')).toBe('high')
})

test('shows its placeholder only where it fills its box', () => {
  const opaque = { ...wide, placeholder: 'placeholder-369' }
  const { rerender } = render(<Picture source={opaque} alt="House" sizes="100vw" fit="cover" />)
  expect(screen.getByRole('img').classList).toContain('placeholder-369')
  rerender(<Picture source={opaque} alt="House" sizes="100vw" fit="contain" />)
  expect(screen.getByRole('img').classList).not.toContain('placeholder-369')
})

test('is decorative with empty alt text', () => {
  render(<Picture source={wide} alt="" sizes="100vw" />)
  expect(screen.queryByRole('img')).toBeNull()
})
