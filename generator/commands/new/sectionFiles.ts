/** Returns the files of a new section, a heading over a list as a template; `messages` are ids for its examples. Pure. */
export function createSectionFiles(
  name: string,
  messages: readonly string[],
): ReadonlyMap<string, string> {
  const folder = `site/sections/${name}`
  const [title = '', ...labels] = messages
  return new Map([
    [`${folder}/${name}.schema.ts`, schema(name)],
    [`${folder}/${name}.tsx`, component(name)],
    [`${folder}/${name}.css.ts`, styles],
    [`${folder}/${name}.examples.ts`, examples(name, title, labels.slice(0, 6))],
    [`stories/sections/blocks/${name}.stories.tsx`, stories(name)],
  ])
}

const schema = (name: string): string => `import { Schema } from 'effect'
import { defineSectionSchema, TextSchema, TitleSchema } from '#data/pages/configFields.ts'

export const ${name}Schema = defineSectionSchema(
  '${name}',
  { description: 'A heading over a list of titles, each with a text.' },
  {
    title: TitleSchema,
    items: Schema.Array(Schema.Struct({ title: TitleSchema, text: TextSchema }))
      .check(Schema.isMinLength(1), Schema.isMaxLength(6))
      .annotate({ description: 'One to six entries in order' }),
  },
)
export type ${name}Props = typeof ${name}Schema.Type
`

const component = (name: string): string => `import { Heading, Text } from '#design-system'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { useRichText, useText } from '../site.tsx'
import * as styles from './${name}.css.ts'
import type { ${name}Props } from './${name}.schema.ts'

/** A heading over a list of titles, each with a text. */
export function ${name}({ title, items, anchor }: ${name}Props) {
  const text = useText()
  const rich = useRichText()
  return (
    <SectionLayout anchor={anchor} title={title}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.title} className={styles.item}>
            <Heading level={3} size="h4">
              {rich(item.title)}
            </Heading>
            <Text>{text(item.text)}</Text>
          </li>
        ))}
      </ul>
    </SectionLayout>
  )
}
`

const styles = `import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { space } from '#design-system/tokens/scale.ts'

export const list = style({
  display: 'grid',
  gap: space[32],
})

export const item = style({
  display: 'grid',
  gap: space[8],
  paddingBlockStart: space[16],
  borderBlockStart: \`1px solid \${vars.border.strong}\`,
})
`

const examples = (
  name: string,
  title: string,
  labels: readonly string[],
): string => `import type { SectionExamples } from '../examples.ts'
import type { ${name}Schema } from './${name}.schema.ts'

const items = [
${labels.map((label) => `  { title: '${label}', text: '${title}' },\n`).join('')}] as const

const typical = {
  title: '${title}',
  items: items.slice(0, 2),
} satisfies typeof ${name}Schema.Type

/** Examples of the section, from typical to extreme. */
export const examples = {
  default: { props: typical },
  minimal: { props: { ...typical, items: items.slice(0, 1) } },
  german: { locale: 'de', props: typical },
  chinese: { locale: 'cn', props: typical },
  atLimit: { props: { ...typical, items } },
} satisfies SectionExamples<typeof ${name}Schema.Type>
`

const stories = (
  name: string,
): string => `import { examples } from '#sections/${name}/${name}.examples.ts'
import { ${name} } from '#sections/${name}/${name}.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: ${name} }

export const Default = createSectionStory(${name}, examples.default)
export const Minimal = createSectionStory(${name}, examples.minimal)
export const German = createSectionStory(${name}, examples.german)
export const Chinese = createSectionStory(${name}, examples.chinese)
export const AtLimit = createSectionStory(${name}, examples.atLimit)
export const Stress = createSectionStressStory(${name}, examples)
`
