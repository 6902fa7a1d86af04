import type { ImageSource } from '#design-system'

/** The mark and a name, as a site would pass them. */
export function SampleBrand() {
  return (
    <>
      <svg viewBox="4 1 24 30" fill="currentColor" aria-hidden="true">
        <path d="M18 2C9.5 5.5 6 11 6 18h9.2z" />
        <path d="M14 30c8.5-3.5 12-9 12-16h-9.2z" />
      </svg>
      felcera
    </>
  )
}

/** A drawn picture of the given size: a sky, a ridge and the line of light. */
export function samplePicture(width: number, height: number): ImageSource {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="lightsteelblue"/><stop offset="1" stop-color="peachpuff"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/><path d="M0 ${height * 0.7}Q${width / 2} ${height * 0.55} ${width} ${height * 0.72}V${height}H0z" fill="darkslategray"/><rect x="${width * 0.42}" y="${height * 0.45}" width="${width * 0.16}" height="${height * 0.42}" rx="12" fill="whitesmoke"/><path d="M${width * 0.42} ${height * 0.55}h${width * 0.16}" stroke="mediumseagreen" stroke-width="6"/></svg>`
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return { avif: '', webp: '', src, width, height }
}

const root = () => document.documentElement

/** For stories of what shows itself only where scripts run. */
export const withScript = () => {
  root().dataset['script'] = ''
  return () => delete root().dataset['script']
}
