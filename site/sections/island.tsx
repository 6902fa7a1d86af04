import {
  type ComponentType,
  createContext,
  createElement,
  type ReactElement,
  useContext,
  useId,
  useSyncExternalStore,
} from 'react'

/**
 * Renders an island on its own, so that its ids begin with the prefix that the browser will give it. What it shows follows
 * from `by`, its name and props, and from nothing else.
 */
export type RenderIsland = (island: ReactElement, identifierPrefix: string, by: string) => string

/**
 * Where pages are sent without React, the app provides `renderToString` here. Without it an island is an ordinary part
 * of the page around it: in stories, and on pages that are hydrated whole.
 */
export const IslandRenderer = createContext<RenderIsland | undefined>(undefined)

interface IslandProps<P extends object> {
  /** Name of the section, whose `.island.tsx` the browser loads. */
  name: string
  /** When it starts to work. */
  when: 'visible' | 'idle' | 'interaction'
  /** What `.island.tsx` exports by default. */
  component: ComponentType<P>
  /** Finished texts and numbers, which survive JSON. */
  props: P
}

/** A part of a page that the browser hydrates by itself; before that it is complete and readable. */
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

const never = () => () => {}

/** False on the server and while the browser takes the markup over, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
