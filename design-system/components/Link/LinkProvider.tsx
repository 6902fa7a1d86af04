import { createContext, createElement, useContext } from 'react'
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react'

/** Component that renders the links of a design system: takes the props of `<a>`. */
export type LinkComponent = ElementType<ComponentPropsWithRef<'a'>>

export interface LinkProviderProps {
  /** Renders every link to a page, e.g. an adapter of a router's link; `a` without a provider. */
  component: LinkComponent
  children: ReactNode
}

const LinkContext = createContext<LinkComponent>('a')

/** Sets the component that renders links; stands at the root of an app with a router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** A link to a page: an `<a>`, or the component of the closest LinkProvider. */
export function Anchor(props: ComponentPropsWithRef<'a'>) {
  return createElement(useContext(LinkContext), props)
}
