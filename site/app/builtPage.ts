import { type ComponentType, createElement } from 'react'
import { useLoaderData } from 'react-router'

/** What the module of a built page exports. */
interface PageModule {
  readonly default: ComponentType<never>
}

/** A built page in the server's bundle. */
export interface BuiltPageModule {
  readonly module: PageModule
  /** Addresses of its style sheets. */
  readonly css: readonly string[]
}

/** Gives the component of a page its data, as React Router does where it bundles the route itself. */
export function builtPage(module: PageModule, css: readonly string[]): BuiltPageModule {
  const Page = module.default as ComponentType<{ loaderData: unknown }>
  const shown = () => createElement(Page, { loaderData: useLoaderData() })
  return { module: { ...module, default: shown }, css }
}
