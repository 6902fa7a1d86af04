import { FilmSection } from '../parts/film/FilmSection.tsx'
import type { FilmProps } from './Film.schema.ts'

/** A film beside a title and a paragraph; nothing while it is unpublished. */
export function Film({ video, title, text, anchor }: FilmProps) {
  return video && <FilmSection film={video} title={title} text={text} anchor={anchor} />
}
