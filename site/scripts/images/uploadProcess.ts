import { encodeUploadedPicture, type PictureUpload } from './uploads.ts'

// Child process of the page editor: decodes one uploaded picture, which may be hostile.
process.once('message', (upload: PictureUpload) => {
  const encoded = encodeUploadedPicture(upload).catch((error: unknown) => ({
    problem: String(error),
  }))
  // The editor ends this process when it has the answer.
  void encoded.then((answer) => process.send?.(answer))
})
