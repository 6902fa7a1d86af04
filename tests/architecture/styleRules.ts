import { removeAdapter, setAdapter } from '@vanilla-extract/css/adapter'
import { vi } from 'vitest'

/** A style rule as a style file declares it, with nested selectors and conditions. */
export interface StyleRules {
  readonly [property: string]: StyleRuleValue
}
export type StyleRuleValue = string | number | readonly string[] | StyleRules

/** A rule with its place: file and name of the style. */
export interface DeclaredStyle {
  readonly place: string
  readonly rule: StyleRules
}

const styleFiles = import.meta.glob<unknown>([
  '/design-system/{components,styles}/**/*.css.ts',
  '/site/{sections,app,editor}/**/*.css.ts',
])

/** Evaluates all style files; a style that is composed of others has the properties of those, too. */
export async function listDeclaredStyles(): Promise<readonly DeclaredStyle[]> {
  const rules = new Map<string, { place: string; rule: StyleRules }>()
  const compositions = new Map<string, readonly string[]>()
  setAdapter({
    appendCss: (css, { filePath }) => {
      if (css.type !== 'local' && css.type !== 'global') return
      const earlier = rules.get(css.selector)?.rule
      const place = `${filePath} ${css.selector.replaceAll(/\w+?_(\w+)__\w+/g, '$1')}`
      rules.set(css.selector, { place, rule: { ...earlier, ...(css.rule as StyleRules) } })
    },
    registerClassName: () => undefined,
    registerComposition: ({ identifier, classList }) => {
      compositions.set(identifier, classList.split(' '))
    },
    markCompositionUsed: () => undefined,
    onEndFileScope: () => undefined,
    getIdentOption: () => 'debug',
  })
  // Other tests have evaluated some of the files already.
  vi.resetModules()
  try {
    for (const load of Object.values(styleFiles)) await load()
  } finally {
    removeAdapter()
  }
  return [...rules].map(([selector, { place, rule }]) => {
    const parts = compositions.get(selector)?.filter((part) => part !== selector) ?? []
    const composed = parts.map((part) => rules.get(part)?.rule ?? {})
    return { place, rule: Object.assign({}, ...composed, rule) as StyleRules }
  })
}
