import { describeMessage } from '../messages/describeMessage.ts'

/** Descriptions for translators: messages of the captcha that the server sends. */
export const captchaMessages = [
  describeMessage({
    id: 'captcha.failure',
    description: 'Answer to a wrong solution of the puzzle.',
  }),
  describeMessage({
    id: 'captcha.slider.instruction',
    description: 'Asks to drag the slider until the piece is in its place.',
  }),
  describeMessage({
    id: 'captcha.success',
    description: 'Answer to a right solution of the puzzle.',
  }),
]
