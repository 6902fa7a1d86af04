import { createContext, createElement, useContext } from 'react'
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react'

/** Component that renders the links of the design system. It takes the props of `<a>`. */
export type LinkComponent = ElementType<ComponentPropsWithRef<'a'>>

export interface LinkProviderProps {
  /** Component that renders every link to a page, such as an adapter of the link of a router. Without a provider, links are `a` elements. */
  component: LinkComponent
  children: ReactNode
}

const LinkContext = createContext<LinkComponent>('a')

/** Sets the component that renders links. Place it at the root of an application with a router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** A link to a page, which is an `<a>` or the component of the closest `LinkProvider`. */
export function Anchor(props: ComponentPropsWithRef<'a'>) {
  return createElement(useContext(LinkContext), props)
}
