import { expect, it } from 'vitest'
import { type PictureReviewOperations, servePictureReview } from './server.ts'

it('a port that is taken is named, with a way out', async () => {
  const nothing: PictureReviewOperations = {
    report: () => {
      throw new Error('not read')
    },
    picture: () => Promise.reject(new Error('not read')),
    accept: () => undefined,
    again: () => Promise.resolve(''),
  }
  const { url, close } = await servePictureReview(nothing)
  const port = Number(new URL(url).port)
  await expect(servePictureReview(nothing, port)).rejects.toThrow(
    `Port ${port} is taken, perhaps by a review that is still open: end it, or choose another one with PORT=${port + 1}.`,
  )
  close()
})
