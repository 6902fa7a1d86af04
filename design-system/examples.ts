import type { PictureSource } from './components/Picture/Picture.tsx'

/** One example of a component with realistic props. */
export interface ComponentExample<Props> {
  /** Language of the texts; English by default. */
  readonly lang?: 'de' | 'zh-CN'
  /** Background it is designed for: `dark`, or `picture` for a photograph; the page's own by default. */
  readonly background?: 'dark' | 'picture'
  readonly props: Props
}

/** The examples of a component, shared by stories, tests and screenshots; `default` is the typical one. */
export type ComponentExamples<Props> = Readonly<Record<string, ComponentExample<Props>>> & {
  readonly default: ComponentExample<Props>
}

/** Draws a placeholder picture of the given size. */
export function drawSamplePicture(width: number, height: number): PictureSource {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="lightsteelblue"/><stop offset="1" stop-color="peachpuff"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/><path d="M0 ${height * 0.7}Q${width / 2} ${height * 0.55} ${width} ${height * 0.72}V${height}H0z" fill="darkslategray"/><rect x="${width * 0.42}" y="${height * 0.45}" width="${width * 0.16}" height="${height * 0.42}" rx="12" fill="whitesmoke"/><path d="M${width * 0.42} ${height * 0.55}h${width * 0.16}" stroke="mediumseagreen" stroke-width="6"/></svg>`
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return { avif: '', src, width, height }
}
