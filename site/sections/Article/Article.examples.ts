import type { LocalizedArticle } from '#data/content/articles.ts'
import type { RichText } from '#data/content/richText.ts'
import { createExampleArticles } from '../ArticleList/articles.examples.ts'
import { examples as films } from '../VideoList/VideoList.examples.ts'
import type { SectionExamples } from '../examples.ts'
import type { ArticleProps, ArticleSchema } from './Article.schema.ts'

const texts = {
  en: [
    'The rule is one line',
    'Every second the system reads the meter.',
    'When it is right',
    'Where electricity costs the same all day.',
  ],
  de: [
    'Die Regel passt in eine Zeile',
    'Jede Sekunde liest das System den Zähler.',
    'Wann die Betriebsart passt',
    'Wenn Strom den ganzen Tag gleich viel kostet.',
  ],
  cn: ['规则只有一句', '系统每秒读取电表。', '何时适用', '全天电价相同时。'],
} as const

const textIn = (language: keyof typeof texts): RichText => {
  const [first, second, third, fourth] = texts[language]
  return [
    { tag: 'h2', id: 'rule', children: [first] },
    { tag: 'p', children: [second] },
    { tag: 'h2', id: 'when', children: [third] },
    { tag: 'ul', children: [{ tag: 'li', children: [fourth] }] },
  ]
}

const article = (language: keyof typeof texts): LocalizedArticle => {
  const [first, ...next] = createExampleArticles(language)
  if (!first) throw new Error('There is no example of an article')
  return { ...first, text: textIn(language), next }
}

const usual = {
  next: 'page.article.next.title',
  back: { label: 'action.see-articles', href: '/explore/blog' },
} satisfies typeof ArticleSchema.Type

const [video] = films.default.given.videos

/** Examples from typical to extreme content. */
export const examples = {
  default: {
    props: usual,
    given: { record: { ...article('en'), diagram: 'mode-flows', ...(video && { video }) } },
  },
  minimal: {
    props: usual,
    given: {
      record: {
        ...article('en'),
        text: textIn('en').slice(0, 2),
        next: createExampleArticles('en'),
      },
    },
  },
  german: { locale: 'de', props: usual, given: { record: article('de') } },
  chinese: { locale: 'cn', props: usual, given: { record: article('cn') } },
} satisfies SectionExamples<typeof ArticleSchema.Type, Pick<ArticleProps, 'record'>>
