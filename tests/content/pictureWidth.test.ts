import { expect, it } from 'vitest'
import { limitPictureWidth } from '#data/content/pictures.ts'

it('leaves out the files that are wider than the place of a picture, and keeps at least one', () => {
  const avif = '/pictures/a-320.avif 320w, /pictures/a-480.avif 480w, /pictures/a-720.avif 720w'
  const picture = { avif, src: '/pictures/a-720.webp', width: 720, height: 720 }
  const [narrowest = '', narrower = ''] = avif.split(', ')
  expect(limitPictureWidth(picture, 480)).toEqual({ ...picture, avif: `${narrowest}, ${narrower}` })
  expect(limitPictureWidth(picture, 200)).toEqual({ ...picture, avif: narrowest })
})
