import { site } from '#generated/site.ts'
import * as styles from './PageShell.css.ts'

/** Logo: the mark and the name of the brand. */
export function BrandLogo() {
  return (
    <>
      <svg className={styles.mark} viewBox="4 1 24 30" fill="currentColor" aria-hidden="true">
        <path d="M18 2C9.5 5.5 6 11 6 18h9.2z" />
        <path d="M14 30c8.5-3.5 12-9 12-16h-9.2z" />
      </svg>
      {site.brand.name}
    </>
  )
}
