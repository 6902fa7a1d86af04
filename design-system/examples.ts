import type { PictureSource } from './components/Picture/Picture.tsx'

/** One instance of a component, as a page or a form would use it. */
export interface Example<Props> {
  /** Language of its words; English if left out. */
  readonly lang?: 'de' | 'zh-CN'
  /** `dark` where it only stands on dark ground, `picture` where it lies on a photograph. */
  readonly ground?: 'dark' | 'picture'
  readonly props: Props
}

/** The instances of a component that stories, tests and pictures show; `default` is the usual one. */
export type Examples<Props> = Readonly<Record<string, Example<Props>>> & {
  readonly default: Example<Props>
}

/** A drawn picture of the given size: a sky, a ridge and the line of light. */
export function samplePicture(width: number, height: number): PictureSource {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="lightsteelblue"/><stop offset="1" stop-color="peachpuff"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/><path d="M0 ${height * 0.7}Q${width / 2} ${height * 0.55} ${width} ${height * 0.72}V${height}H0z" fill="darkslategray"/><rect x="${width * 0.42}" y="${height * 0.45}" width="${width * 0.16}" height="${height * 0.42}" rx="12" fill="whitesmoke"/><path d="M${width * 0.42} ${height * 0.55}h${width * 0.16}" stroke="mediumseagreen" stroke-width="6"/></svg>`
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return { avif: '', src, width, height }
}
