import type { SectionExamples } from '../examples.ts'
import { examples as lists } from '../VideoList/VideoList.examples.ts'
import type { FilmProps, FilmSchema } from './Film.schema.ts'

const props = {
  title: 'page.utility-ess.film.title',
  text: 'page.utility-ess.film.text',
  film: 'delivery',
} satisfies typeof FilmSchema.Type

const [wide = null, upright = null] = lists.default.given.videos
const [german = null] = lists.german.given.videos
const [chinese = null] = lists.chinese.given.videos

/** Examples from typical to extreme content. */
export const examples = {
  default: { props, given: { video: wide } },
  upright: { props: { title: props.title, film: 'stack' }, given: { video: upright } },
  german: { locale: 'de', props, given: { video: german } },
  chinese: { locale: 'cn', props, given: { video: chinese } },
} satisfies SectionExamples<typeof FilmSchema.Type, Pick<FilmProps, 'video'>>
