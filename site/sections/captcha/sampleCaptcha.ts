import type { IssuedCaptcha } from '#data/captcha/captcha.ts'

const picture = (width: number, height: number, drawing: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawing}</svg>`,
  )}`

/** A captcha for examples: drawn, not photographed. */
export const sampleCaptcha: IssuedCaptcha = {
  id: 'example',
  expiresIn: 300,
  puzzle: {
    scene: picture(
      280,
      160,
      '<path fill="gray" d="M0 0h280v160H0z"/><path fill="silver" d="M0 110 90 40l80 60 50-35 60 50v45H0z"/><path d="M150 60h56v56h-56z" opacity=".6"/>',
    ),
    piece: picture(
      56,
      56,
      '<path fill="silver" stroke="white" stroke-width="2" d="M1 1h54v54H1z"/>',
    ),
    width: 280,
    height: 160,
    size: 56,
    y: 60,
  },
  work: { algorithm: 'SHA-256', bits: 4 },
}
