import { useId } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Island } from '#sections/island.tsx'
import { CachedFragment } from './CachedFragment.tsx'
import { renderDocumentMarkup } from './renderDocumentMarkup.tsx'

beforeEach(() => vi.stubEnv('DEV', false))
afterEach(() => vi.unstubAllEnvs())

const rendering = vi.fn<(here: string) => void>()

function Menu({ here }: { here: string }) {
  rendering(here)
  return (
    <a id={useId()} href={here}>
      {here}
    </a>
  )
}

const Document = ({ here, text = '' }: { here: string; text?: string }) => (
  <body>
    <CachedFragment name="menu" by="de" here={here} show={(at) => <Menu here={at} />} />
    <main>{text}</main>
    <CachedFragment name="footer" by={text} here="" show={() => <Menu here="/" />} />
  </body>
)

const mainOf = (markup: string) => /<main>(.*)<\/main>/s.exec(markup)?.[1]

it('renders a fragment once and inserts the URL of each document', () => {
  const one = renderDocumentMarkup(<Document here="/de/one" />)
  rendering.mockClear()
  const two = renderDocumentMarkup(<Document here="/de/two" />)
  expect(rendering).not.toHaveBeenCalled()
  expect(one).toContain('href="/de/one">/de/one</a><main>')
  expect(two).toBe(one.replaceAll('/de/one', '/de/two'))
})

it('prefixes the ids of every fragment differently', () => {
  const ids = Array.from(
    renderDocumentMarkup(<Document here="/" />).matchAll(/ id="([^"]+)"/g),
    ([, id]) => id,
  )
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(2)
})

it('renders a fragment again for another cache key', () => {
  rendering.mockClear()
  renderDocumentMarkup(<Document here="/" text="other" />)
  expect(rendering).toHaveBeenCalledTimes(1)
})

it('escapes URLs and texts', () => {
  const here = `/?q="><script>alert('1')</script>&`
  const markup = renderDocumentMarkup(<Document here={here} text="$&$1" />)
  expect(markup).not.toContain('<script')
  const escaped = '/?q=&quot;&gt;&lt;script&gt;alert(&#x27;1&#x27;)&lt;/script&gt;&amp;'
  expect(markup).toContain(`href="${escaped}">${escaped}</a>`)
  expect(mainOf(markup)).toBe('$&amp;$1')
})

const counting = vi.fn<(text: string) => void>()

function Counter({ text }: { text: string }) {
  counting(text)
  return <p id={useId()}>{text}</p>
}

const page = (...texts: readonly string[]) =>
  renderDocumentMarkup(
    <main>
      {texts.map((text) => (
        <Island key={text} name="Counter" when="idle" component={Counter} props={{ text }} />
      ))}
    </main>,
  )

it('renders an island once for equal props and position', () => {
  const first = page('one', 'two')
  expect(counting).toHaveBeenCalledTimes(2)
  expect(page('one', 'two')).toBe(first)
  expect(counting).toHaveBeenCalledTimes(2)
  const reordered = page('two', 'one')
  expect(counting).toHaveBeenCalledTimes(4)
  const ids = Array.from(
    reordered.matchAll(/data-id-prefix="([^"]+)".*?<p id="([^"]+)"/g),
    ([, prefix = '', id = '']) => id.includes(prefix),
  )
  expect(ids).toEqual([true, true])
})

it('evicts the oldest islands from the cache', () => {
  page('kept')
  for (let number = 0; number < 50; number++) page(String(number))
  counting.mockClear()
  page('49')
  expect(counting).not.toHaveBeenCalled()
  page('kept')
  expect(counting).toHaveBeenCalledTimes(1)
})

it('renders fragments inline on hydrated pages', async () => {
  const { renderToString } = await import('react-dom/server')
  expect(renderToString(<Document here="/de" text="words" />)).toContain(
    '/de</a><main>words</main>',
  )
})

it('does not cache fragments in development', () => {
  vi.stubEnv('DEV', true)
  renderDocumentMarkup(<Document here="/dev" text="dev" />)
  rendering.mockClear()
  renderDocumentMarkup(<Document here="/dev" text="dev" />)
  expect(rendering).toHaveBeenCalled()
})
