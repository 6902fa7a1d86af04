import { Grid, Link, Text } from '#design-system'
import { Band } from '../Band.tsx'
import { useText } from '../site.tsx'
import * as styles from './Mark.css.ts'
import type { MarkProps } from './Mark.schema.ts'

const kinds = ['green', 'black', 'white'] as const

/** The mark on its grounds, the space it needs, and its files. */
export function Mark({ title, text: words, anchor }: MarkProps) {
  const text = useText()
  return (
    <Band anchor={anchor} title={title}>
      <div className={styles.root}>
        <Text size="lead">{text(words)}</Text>
        <Grid as="ul" columns={4} mobileColumns={2} space="gap">
          {kinds.map((kind) => (
            <li key={kind} className={styles.entry}>
              <div className={styles.ground[kind]}>
                <img src={fileOf(kind)} alt="" width="96" height="96" loading="lazy" />
              </div>
              <Text>{text(`mark.${kind}`)}</Text>
              <Link href={fileOf(kind)}>{text('mark.download')}</Link>
            </li>
          ))}
          <li className={styles.entry}>
            <div className={styles.ground.green}>
              <span className={styles.space}>
                <img src={fileOf('green')} alt="" width="96" height="96" loading="lazy" />
              </span>
            </div>
            <Text>{text('mark.space')}</Text>
          </li>
        </Grid>
      </div>
    </Band>
  )
}

const fileOf = (kind: (typeof kinds)[number]): string => `/brand/felcera-mark-${kind}.svg`
