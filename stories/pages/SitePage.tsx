import { type ComponentType, useState } from 'react'
import { createRoutesStub, generatePath, Outlet } from 'react-router'
import { localizePath } from '#data/locales.ts'
import '#generated/placeholders.css'
import {
  localeOf,
  propsIn,
  type ShownLocale,
  siteLocale,
  siteWords,
  textTag,
} from '../words/siteWords.ts'

interface SectionExamples {
  readonly default: SectionExample
  readonly [name: string]: SectionExample
}

interface SectionExample {
  readonly locale?: string
  readonly given?: Readonly<Record<string, unknown>>
}

/** What the generator writes into the story of a page. */
export interface PageStory {
  /** The page's route module. */
  readonly route: { readonly default: ComponentType<object>; readonly handle: object }
  /** Its address without prefix, e.g. `/explore/news/:id`. */
  readonly path: string
  /** Whose examples, and which of their props, stand in for the records a loader would bring. */
  readonly records: Readonly<Record<string, { examples: SectionExamples; prop: string }>>
}

/** A page of the site as a visitor sees it, in its frame, with the records of the examples. */
export function SitePage({ story, named }: { story: PageStory; named: unknown }) {
  const shown = localeOf(named)
  return (
    <div lang={textTag(shown)} onClickCapture={stay} onSubmitCapture={stay}>
      <Routed key={`${story.path} ${shown}`} story={story} shown={shown} />
    </div>
  )
}

/** A router with one page is made once; another page or language is another one. */
function Routed({ story, shown }: { story: PageStory; shown: ShownLocale }) {
  const [{ Page, address, data, shell }] = useState(() => pageOf(story, shown))
  return (
    <Page initialEntries={[address]} hydrationData={{ loaderData: { root: shell, page: data } }} />
  )
}

function pageOf({ route, path, records }: PageStory, shown: ShownLocale) {
  const locale = siteLocale(shown)
  const example = Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 'example']),
  )
  const address = localizePath(locale, generatePath(path, example))
  const words = siteWords(shown)
  return {
    address,
    shell: { locale, address, words, banner: false, requestId: 'story' },
    data: {
      locale,
      path,
      words,
      alternates: [],
      records: Object.fromEntries(
        Object.entries(records).map(([key, { examples, prop }]) => [
          key,
          propsIn(exampleIn(examples, locale).given?.[prop], shown),
        ]),
      ),
    },
    Page: createRoutesStub([
      {
        id: 'root',
        path: '',
        Component: Outlet,
        // React Router asks nobody for what it was given.
        loader: () => null,
        children: [
          {
            id: 'page',
            path: localizePath(locale, path),
            handle: route.handle,
            Component: route.default,
            loader: () => null,
          },
        ],
      },
    ]),
  }
}

/** The example in a language; the usual one where none is. */
const exampleIn = (examples: SectionExamples, locale: string): SectionExample =>
  Object.values(examples).find((example) => example.locale === locale) ?? examples.default

/** Links and forms lead to the site, which does not run here. */
function stay(event: React.SyntheticEvent) {
  const link = (event.target as Element).closest('a')
  if (event.type === 'submit' || link?.getAttribute('href')?.startsWith('/')) event.preventDefault()
}
