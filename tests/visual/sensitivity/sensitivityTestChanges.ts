import type { Page } from '@playwright/test'
import type { SensitivityTestView } from './sensitivityTestViews.ts'

/** A change of known size. */
export interface SensitivityTestChange {
  readonly name: string
  readonly view: SensitivityTestView
  readonly plant: (page: Page) => Promise<unknown>
}

/** Adds a rule for the first visible element that matches. */
const style = (selector: string, declarations: string) => (page: Page) =>
  page.evaluate(
    ([query = '', css = '']) => {
      const found = [...document.querySelectorAll<HTMLElement>(query)].find(
        (element) => element.checkVisibility() && element.getBoundingClientRect().width > 0,
      )
      if (!found) throw new Error(`nothing visible matches ${query}`)
      for (const declaration of css.split(';')) {
        const [property = '', value = ''] = declaration.split(/:(.*)/s)
        found.style.setProperty(property.trim(), value.trim(), 'important')
      }
    },
    [selector, declarations],
  )

/** Changes the color of the first visible element that has one by some levels of 255. */
const shade = (selector: string, property: string, levels: number) => (page: Page) =>
  page.evaluate(
    ([query, name, by]) => {
      // The canvas converts any color to 8 bits.
      const context = document.createElement('canvas').getContext('2d')
      const rgba = (color: string) => {
        context?.clearRect(0, 0, 1, 1)
        if (context) context.fillStyle = color
        context?.fillRect(0, 0, 1, 1)
        return [...(context?.getImageData(0, 0, 1, 1).data ?? [])]
      }
      for (const element of document.querySelectorAll<HTMLElement>(query)) {
        const [red = 0, green = 0, blue = 0, alpha = 0] = rgba(
          getComputedStyle(element).getPropertyValue(name),
        )
        const { width, height } = element.getBoundingClientRect()
        const isLine =
          !name.startsWith('border') || getComputedStyle(element).borderTopWidth !== '0px'
        if (!element.checkVisibility() || width * height === 0 || alpha < 255 || !isLine) continue
        const next = [red, green, blue].map((level) => (level > 127 ? level - by : level + by))
        element.style.setProperty(name, `rgb(${next.join(' ')})`, 'important')
        return
      }
      throw new Error(`nothing visible matches ${query} with ${name}`)
    },
    [selector, property, levels] as const,
  )

/** Replaces the last character of the first visible element that has only text. */
const replaceLast = (selector: string, by: string) => (page: Page) =>
  page.evaluate(
    ([query = '', character]) => {
      const found = [...document.querySelectorAll<HTMLElement>(query)].find(
        (element) => element.checkVisibility() && element.childElementCount === 0,
      )
      if (!found) throw new Error(`nothing visible matches ${query}`)
      found.textContent = `${found.textContent.slice(0, -1)}${character}`
    },
    [selector, by],
  )

const levels = [1, 8, 24] as const

const shades = (
  name: string,
  selector: string,
  property: string,
  view: SensitivityTestChange['view'] = 'product',
): readonly SensitivityTestChange[] =>
  levels.map((by) => ({
    name: `${name} by ${by} ${by === 1 ? 'level' : 'levels'}`,
    view,
    plant: shade(selector, property, by),
  }))

const styles = (
  view: SensitivityTestChange['view'],
  table: Readonly<Record<string, readonly [selector: string, declarations: string]>>,
): readonly SensitivityTestChange[] =>
  Object.entries(table).map(([name, [selector, declarations]]) => ({
    name,
    view,
    plant: style(selector, declarations),
  }))

/** Gives the first visible picture the source of another one. */
const otherPicture = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
      (image) => image.checkVisibility() && image.naturalWidth > 0,
    )
    const [first, other] = [images[0], images.find(({ src }) => src !== images[0]?.src)]
    if (!first || !other) throw new Error('there are no two pictures')
    for (const source of first.parentElement?.querySelectorAll('source') ?? []) source.remove()
    first.srcset = ''
    first.src = other.currentSrc
    await first.decode()
  })

/** Moves the last child of the first list with two items to its start. */
const otherOrder = (page: Page) =>
  page.evaluate(() => {
    const list = [...document.querySelectorAll('main :is(ul, ol, dl)')].find(
      (one) => one.checkVisibility() && one.children.length > 1,
    )
    if (!list?.lastElementChild) throw new Error('there is no list')
    list.prepend(list.lastElementChild)
  })

const icon = 'footer svg, main svg'

/** Sixty changes from one level of colour to a missing focus ring. */
export const sensitivityTestChanges: readonly SensitivityTestChange[] = [
  ...shades('color of a heading', 'main h1', 'color'),
  ...shades('color of a text', 'main p', 'color'),
  ...shades('color of a ground', 'main section, main div', 'background-color'),
  ...shades('color of a line', 'main *', 'border-top-color'),
  ...shades('color of an icon', icon, 'color'),
  ...shades('color of a field', 'main input', 'border-top-color', 'german'),
  { name: 'another picture', view: 'product', plant: otherPicture },
  { name: 'another order', view: 'product', plant: otherOrder },
  ...styles('product', {
    'whole page darker by 24 levels': ['body', 'filter:brightness(.906)'],
    'heading moved down by 1 px': ['main h1', 'translate:0 1px'],
    'heading moved right by 1 px': ['main h1', 'translate:1px 0'],
    'icon moved by 1 px': [icon, 'translate:1px 0'],
    'logo moved by 1 px': ['header a svg', 'translate:0 1px'],
    'missing icon': [icon, 'visibility:hidden'],
    'icon turned': [icon, 'rotate:180deg'],
    'picture mirrored': ['main img', 'scale:-1 1'],
    'padding of a button': ['main a[href*="contact-us"]', 'padding-inline-start:21px'],
    'gap of 1 px': ['main h2', 'padding-block-end:1px'],
    'radius of a tile': [
      'main li',
      'border-radius:9px;background-color:color-mix(in srgb, currentColor 3%, transparent)',
    ],
    'spacing of letters': ['main h1', 'letter-spacing:.05px'],
    'line height': ['main p', 'line-height:1.75'],
    'size of a heading': ['main h1', 'zoom:1.004'],
    'weight of a text': ['main p', 'font-weight:410'],
    'another typeface': ['main h2', 'font-family:serif'],
    'letters in capitals': ['main h2', 'text-transform:uppercase'],
    'truncated line': [
      'main p',
      'white-space:nowrap;overflow:hidden;text-overflow:ellipsis;max-inline-size:12ch',
    ],
    'text to the end': ['main h2', 'text-align:end'],
    'right to left': ['main h2', 'direction:rtl'],
    'section missing': ['main section', 'display:none'],
    'header lower': ['header', 'padding-block-end:1px'],
    'overlapping text': ['main h2 + p', 'margin-block-start:-12px'],
    'covered by another layer': ['main', 'position:relative;z-index:9999;inset-block-start:-20px'],
    shadow: ['main img', 'box-shadow:0 1px 3px color-mix(in srgb, currentColor 4%, transparent)'],
    'saturation of a picture': ['main img', 'filter:saturate(.97)'],
    'part of a picture': ['main img', 'object-fit:cover;object-position:51% 50%;aspect-ratio:1.01'],
    'thickness of an underline': ['main p', 'text-decoration:underline 1px'],
  }),
  ...styles('dark', {
    'text in dark only': ['main p', 'opacity:.98'],
    'ground in dark only': ['header', 'filter:brightness(1.02)'],
  }),
  ...styles('german', { 'no hyphens': ['main p', 'overflow-wrap:anywhere;letter-spacing:.02px'] }),
  ...styles('forced', {
    'border in forced colors': ['main button[type=submit]', 'border-color:LinkText'],
    'icon missing in forced colors': ['main svg', 'visibility:hidden'],
  }),
  ...styles('print', { 'heading hidden in print': ['main h2', 'visibility:hidden'] }),
  ...styles('narrow', { 'gap at 320 px': ['main p', 'padding-block-end:1px'] }),
  ...styles('focus', {
    'missing focus ring': ['main button[type=submit]', 'outline:none'],
    'thinner focus ring': ['main button[type=submit]', 'outline-width:1px'],
  }),
  { name: 'one glyph of a German text', view: 'german', plant: replaceLast('main p', '…') },
  { name: 'one glyph of a Chinese text', view: 'chinese', plant: replaceLast('main p', '！') },
  { name: 'one glyph of an article', view: 'article', plant: replaceLast('main p', ',') },
]
