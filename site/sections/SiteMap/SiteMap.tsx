import { Heading, Link } from '#design-system'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { useHref, useText } from '../site.tsx'
import * as styles from './SiteMap.css.ts'
import type { SiteMapProps } from './SiteMap.schema.ts'

/** Links to every page of the site. */
export function SiteMap({ groups, anchor }: SiteMapProps) {
  const text = useText()
  const href = useHref()
  return (
    <SectionLayout anchor={anchor}>
      <div className={styles.columns}>
        {groups.map(({ part, links }) => (
          <section key={part} className={styles.group}>
            <Heading level={2} size="h4">
              {text(`site-map.${part}`)}
            </Heading>
            <ul className={styles.list}>
              {links.map(({ path, label }) => (
                <li key={path}>
                  <Link href={href(path)}>{label}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </SectionLayout>
  )
}
