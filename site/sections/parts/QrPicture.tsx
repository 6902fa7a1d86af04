import type { QrCodePath } from '#data/downloads/qrCode.ts'
import * as styles from './QrPicture.css.ts'

/** A QR code, dark on light in both themes, with the quiet zone that scanners need. */
export function QrPicture({ code: { size, path }, label }: { code: QrCodePath; label: string }) {
  return (
    <svg
      className={styles.picture}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
