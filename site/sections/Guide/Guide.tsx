import { contentsOf } from '#data/richText.ts'
import { Band } from '../Band.tsx'
import { Contents } from '../Contents.tsx'
import { RichText } from '../RichText.tsx'
import * as styles from './Guide.css.ts'
import type { GuideProps } from './Guide.schema.ts'

/** A long text with its contents beside it. */
export function Guide({ text, anchor }: GuideProps) {
  return (
    <Band anchor={anchor}>
      <div className={styles.root}>
        <Contents entries={contentsOf(text)} />
        <RichText text={text} />
      </div>
    </Band>
  )
}
