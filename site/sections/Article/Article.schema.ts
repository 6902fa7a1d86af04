import type { LocalizedArticle } from '#data/content/articles.ts'
import type { DownloadableVideo } from '#data/content/media.ts'
import { ActionLinkSchema, defineSectionSchema, TitleSchema } from '#data/pages/configFields.ts'

export const ArticleSchema = defineSectionSchema(
  'Article',
  {
    description:
      'A blog article: picture, table of contents, text, related articles. Only on the data page of articles.',
    loader: {
      module: '#app/content/articles.server.ts',
      name: 'loadArticleRecord',
      prop: 'record',
    },
    h1: true,
    source: 'articles',
    record: true,
  },
  {
    next: TitleSchema.annotate({ description: 'Heading above the related articles' }),
    back: ActionLinkSchema,
  },
)
export type ArticleProps = typeof ArticleSchema.Type & {
  readonly record: LocalizedArticle & { readonly video?: DownloadableVideo }
}
