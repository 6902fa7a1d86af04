import type { LoaderFunctionArgs } from 'react-router'
import { type LocalizedArticleTeaser, estimateReadingMinutes } from '#data/content/articles.ts'
import type { CollectionRecord } from '#data/content/collections.ts'
import type { Locale } from '#data/locale/locales.ts'
import type { ArticleProps } from '#sections/Article/Article.schema.ts'
import { loadFilm } from '../downloads/downloads.server.ts'
import {
  resolveRecordLanguage,
  readRequestLocation,
  listPublishedRecords,
  loadRecordOfUrl,
} from './records.server.ts'

function toTeaser(record: CollectionRecord<'articles'>, locale: Locale): LocalizedArticleTeaser {
  const { id, date, topic, picture, title, summary, text } = resolveRecordLanguage(record, locale)
  return { id, date, topic, picture, title, summary, minutes: estimateReadingMinutes(text) }
}

/** Lists all articles, newest first. */
export function loadArticleList(args: LoaderFunctionArgs): readonly LocalizedArticleTeaser[] {
  const { locale } = readRequestLocation(args)
  return listPublishedRecords('articles', readRequestLocation(args))
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .map((record) => toTeaser(record, locale))
}

/** Loads the article of the URL with its related articles. */
export function loadArticleRecord(args: LoaderFunctionArgs): ArticleProps['record'] {
  const { related, text, ...record } = loadRecordOfUrl(args, 'articles')
  const all = loadArticleList(args)
  const next = related.flatMap((id) => all.find((one) => one.id === id) ?? [])
  const { id, date, topic, picture, diagram, film, title, summary } = record
  const minutes = estimateReadingMinutes(text)
  const video = film === undefined ? null : loadFilm(args, { film })
  return {
    id,
    date,
    topic,
    picture,
    diagram,
    title,
    summary,
    minutes,
    text,
    next,
    ...(video && { video }),
  }
}
