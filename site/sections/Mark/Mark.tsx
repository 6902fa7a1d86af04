import { Grid, Link, Text } from '#design-system'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { useText } from '../site.tsx'
import * as styles from './Mark.css.ts'
import type { MarkProps } from './Mark.schema.ts'

const kinds = ['green', 'black', 'white'] as const

/** Brand mark on its permitted backgrounds, with clear space and downloads. */
export function Mark({ title, text: lead, anchor }: MarkProps) {
  const text = useText()
  return (
    <SectionLayout anchor={anchor} title={title} lead={lead}>
      <div className={styles.root}>
        <Grid as="ul" columns={{ base: 2, wide: 4 }} space="gap">
          {kinds.map((kind) => (
            <li key={kind} className={styles.entry}>
              <div className={styles.background[kind]}>
                <img src={markFile(kind)} alt="" width="96" height="96" loading="lazy" />
              </div>
              <Text>{text(`mark.${kind}`)}</Text>
              <Link href={markFile(kind)}>{text('mark.download')}</Link>
            </li>
          ))}
          <li className={styles.entry}>
            <div className={styles.background.green}>
              <span className={styles.clearSpace}>
                <img src={markFile('green')} alt="" width="96" height="96" loading="lazy" />
              </span>
            </div>
            <Text>{text('mark.space')}</Text>
          </li>
        </Grid>
      </div>
    </SectionLayout>
  )
}

const markFile = (kind: (typeof kinds)[number]): string => `/brand/felcera-mark-${kind}.svg`
