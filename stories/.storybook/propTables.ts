import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { readComponent } from './surface/component.ts'

/**
 * Gives Storybook the props of components: their sentences, allowed values and usual ones. Its own reader knows
 * neither unions of props nor lists that stand in a style file.
 */
export const propTables = (): Plugin => ({
  name: 'prop-tables',
  transform: {
    filter: { id: /\/(design-system\/components|site\/sections)\/\w+\/\w+\.tsx$/ },
    handler(code, id) {
      const name = basename(id, '.tsx')
      const component = readComponent(id, name)
      if (!component) return undefined
      const docs = {
        displayName: name,
        description: component.sentence,
        props: Object.fromEntries(
          component.props.map(({ name: prop, optional, type, sentence, usual }) => [
            prop,
            {
              required: !optional,
              description: sentence,
              tsType: typeOf(type),
              ...(usual !== undefined && { defaultValue: { value: usual, computed: false } }),
            },
          ]),
        ),
      }
      return { code: `${code}\n${name}.__docgenInfo = ${JSON.stringify(docs)}\n`, map: null }
    },
  },
})

/** A type as react-docgen writes it, which Storybook makes controls from. */
function typeOf(type: string): object {
  const values = type.split(' | ')
  if (values.every((value) => /^('[^']*'|\d+)$/.test(value)))
    return {
      name: 'union',
      raw: type,
      elements: values.map((value) => ({ name: 'literal', value })),
    }
  return { name: type, raw: type }
}
