import {
  type ComponentType,
  createContext,
  createElement,
  type ReactElement,
  useContext,
  useId,
} from 'react'

/**
 * Renders an island to HTML as a React root of its own, with the id prefix that hydration uses. The HTML depends only on
 * `cacheKey` (name and props) and the prefix.
 */
export type RenderIsland = (
  island: ReactElement,
  identifierPrefix: string,
  cacheKey: string,
) => string

/**
 * Provides `renderToString` on pages that are sent without React. Without a value (stories, fully hydrated pages) an
 * island renders as an ordinary component.
 */
export const IslandRenderer = createContext<RenderIsland | undefined>(undefined)

interface IslandProps<P extends object> {
  /** Name of the section, whose `.island.tsx` the browser loads. */
  name: string
  /** Event that starts hydration. */
  when: 'visible' | 'idle' | 'interaction'
  /** Default export of `.island.tsx`. */
  component: ComponentType<P>
  /** Formatted texts and numbers; must be serializable as JSON. */
  props: P
}

/** Part of a page that the browser hydrates separately; its server-rendered HTML is complete without script. */
export function Island<P extends object>({ name, when, component, props }: IslandProps<P>) {
  const prefix = useId()
  const render = useContext(IslandRenderer)
  const island = createElement(component, props)
  if (!render) return island
  const json = JSON.stringify(props)
  return (
    <div
      data-island={name}
      data-when={when}
      data-id-prefix={prefix}
      data-props={json}
      dangerouslySetInnerHTML={{ __html: render(island, prefix, `${name} ${json}`) }}
    />
  )
}
