import type { IssuedCaptcha } from '#data/captcha/captcha.ts'

const picture = (width: number, height: number, drawing: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawing}</svg>`,
  )}`

/** Captcha for examples, with a drawn picture. */
export const exampleCaptcha: IssuedCaptcha = {
  id: 'example',
  expiresIn: 300,
  puzzle: {
    scene: picture(
      280,
      160,
      '<path fill="gray" d="M0 0h280v160H0z"/><path fill="silver" d="M0 110 90 40l80 60 50-35 60 50v45H0z"/><path d="M150 60h50v50h-50z" opacity=".6"/>',
    ),
    piece: picture(
      50,
      50,
      '<path fill="silver" stroke="white" stroke-width="2" d="M1 1h48v48H1z"/>',
    ),
    clickPiece: picture(
      50,
      50,
      '<path fill="gray" stroke="white" stroke-width="2" d="M25 2 48 25 25 48 2 25z"/>',
    ),
    width: 280,
    height: 160,
    size: 50,
    y: 60,
  },
  work: { algorithm: 'scrypt', links: 2 },
}
