import type { ComponentPropsWithRef, JSX, Ref, SyntheticEvent } from 'react'

/** Props that no component has: the design system owns the looks, and content is `children`. */
type Closed = 'className' | 'style' | 'dangerouslySetInnerHTML' | 'children'

/** Attributes, event handlers and `ref` of an element, except those that would change its looks and those in `Own`, which a component defines itself. */
export type NativeProps<Tag extends keyof JSX.IntrinsicElements, Own extends string = never> = Omit<
  ComponentPropsWithRef<Tag>,
  Closed | Own
>

/** Attributes, event handlers and `ref` of a component that renders one of several elements. */
export interface NativeElementProps extends NativeProps<'div', 'ref' | 'title'> {
  /** Receives the root element. */
  ref?: Ref<HTMLElement> | undefined
}

/** Combines the handler of a consumer with a component's own one, which runs unless the consumer prevents the default. */
export const composeEventHandlers =
  <Event extends SyntheticEvent>(
    given: ((event: Event) => void) | undefined,
    own: (event: Event) => void,
  ) =>
  (event: Event): void => {
    given?.(event)
    if (!event.defaultPrevented) own(event)
  }
