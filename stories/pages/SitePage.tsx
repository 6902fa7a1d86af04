import { type ComponentType, useState } from 'react'
import { createRoutesStub, generatePath, Outlet } from 'react-router'
import { ShellContext } from '#app/pages/shellContext.ts'
import { localizePath } from '#data/locale/locales.ts'
import '#generated/placeholders.css'
import {
  parseStoryLocale,
  transformPropsForStoryLocale,
  type StoryLocale,
  toSiteLocale,
  loadSiteTexts,
  getTextLanguageTag,
} from '../texts/siteTexts.ts'

interface SectionExamples {
  readonly default: SectionExample
  readonly [name: string]: SectionExample
}

interface SectionExample {
  readonly locale?: string
  readonly given?: Readonly<Record<string, unknown>>
}

/** Input of a page story, written by the generator. */
export interface PageStory {
  /** Route module of the page. */
  readonly route: { readonly default: ComponentType<object>; readonly handle: object }
  /** Path without locale prefix, e.g. `/explore/news/:id`. */
  readonly path: string
  /** Section examples, and the props in them, that replace the records from loaders. */
  readonly records: Readonly<Record<string, { examples: SectionExamples; prop: string }>>
}

/** Renders a page of the site inside the site layout, with example records. */
export function SitePage({ story, named }: { story: PageStory; named: unknown }) {
  const shown = parseStoryLocale(named)
  return (
    <div
      lang={getTextLanguageTag(shown)}
      onClickCapture={preventNavigation}
      onSubmitCapture={preventNavigation}
    >
      <PageRouter key={`${story.path} ${shown}`} story={story} shown={shown} />
    </div>
  )
}

/** Creates the router once; another page or locale remounts it by its key. */
function PageRouter({ story, shown }: { story: PageStory; shown: StoryLocale }) {
  const [{ Page, address, data, shell }] = useState(() => createPage(story, shown))
  return (
    <ShellContext value={shell}>
      <Page initialEntries={[address]} hydrationData={{ loaderData: { page: data } }} />
    </ShellContext>
  )
}

function createPage({ route, path, records }: PageStory, shown: StoryLocale) {
  const locale = toSiteLocale(shown)
  const example = Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 'example']),
  )
  const address = localizePath(locale, generatePath(path, example))
  const words = loadSiteTexts(shown)
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
          transformPropsForStoryLocale(exampleFor(examples, locale).given?.[prop], shown),
        ]),
      ),
    },
    Page: createRoutesStub([
      {
        id: 'root',
        path: '',
        Component: Outlet,
        // React Router only hydrates routes that have a loader.
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

/** Returns the example in the given locale, or the default one. */
const exampleFor = (examples: SectionExamples, locale: string): SectionExample =>
  Object.values(examples).find((example) => example.locale === locale) ?? examples.default

/** Prevents navigation to the site, which does not run here. */
function preventNavigation(event: React.SyntheticEvent) {
  const link = (event.target as Element).closest('a')
  if (event.type === 'submit' || link?.getAttribute('href')?.startsWith('/')) event.preventDefault()
}
