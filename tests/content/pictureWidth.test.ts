import { expect, it } from 'vitest'
import { limitToOneFile } from '#data/content/pictures.ts'

it('leaves one file, the narrowest that is as wide as the place of a picture, or else the widest', () => {
  const avif = '/pictures/a-320.avif 320w, /pictures/a-480.avif 480w, /pictures/a-720.avif 720w'
  const picture = { avif, src: '/pictures/a-720.webp', width: 720, height: 720 }
  const [, middle = '', widest = ''] = avif.split(', ')
  expect(limitToOneFile(picture, 384)).toEqual({ ...picture, avif: middle })
  expect(limitToOneFile(picture, 900)).toEqual({ ...picture, avif: widest })
})
