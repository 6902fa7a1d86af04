import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** Problem of a text while it is typed: wrong syntax, or an argument of the English text that it lacks. */
export type IcuProblem =
  | { readonly kind: 'syntax' }
  | { readonly kind: 'argument'; readonly name: string }

/** Collects the names of arguments and tags. */
function namesIn(elements: readonly MessageFormatElement[]): readonly string[] {
  return elements.flatMap((element): readonly string[] => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return []
      case TYPE.tag:
        return namesIn(element.children)
      case TYPE.plural:
      case TYPE.select:
        return [
          element.value,
          ...Object.values(element.options).flatMap(({ value }) => namesIn(value)),
        ]
      default:
        return [element.value]
    }
  })
}

/** Checks the syntax of a text, and that it has the arguments of the English one. */
export function findIcuProblem(text: string, english: string): IcuProblem | undefined {
  let names: ReadonlySet<string>
  try {
    names = new Set(namesIn(parse(text)))
  } catch {
    return { kind: 'syntax' }
  }
  try {
    const name = namesIn(parse(english)).find((one) => !names.has(one))
    return name === undefined ? undefined : { kind: 'argument', name }
  } catch {
    // The problem of the English text is shown there.
    return undefined
  }
}
