import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { parseComponentSource } from '../surface/component.ts'
import {
  type MentionedObjectType,
  listMentionedObjectTypes,
} from '../surface/mentionedObjectTypes.ts'
import { parseFile } from '../surface/source.ts'

/**
 * Vite plugin that adds prop documentation from the source: description, fields of items, allowed values and default.
 * Storybook's own docgen supports neither prop unions nor values defined in style files.
 */
export const propDocsPlugin = (): Plugin => ({
  name: 'prop-tables',
  transform: {
    filter: { id: /\/(design-system\/components|site\/sections)\/\w+\/\w+\.tsx$/ },
    handler(code, id) {
      const name = basename(id, '.tsx')
      const component = parseComponentSource(id, name)
      if (!component) return undefined
      const described = new Set<string>()
      const itemTypesOf = (type: string) =>
        id.includes('/design-system/')
          ? listMentionedObjectTypes(type, parseFile(id), described)
          : []
      const docs = {
        displayName: name,
        description: component.sentence,
        elements: component.elements,
        props: Object.fromEntries(
          component.props.map(({ name: prop, optional, type, sentence, usual }) => [
            prop,
            {
              required: !optional,
              description: [sentence, ...itemTypesOf(type).map(describeFields)].join('\n\n'),
              tsType: docgenType(type),
              ...(usual !== undefined && { defaultValue: { value: usual, computed: false } }),
            },
          ]),
        ),
      }
      return { code: `${code}\n${name}.__docgenInfo = ${JSON.stringify(docs)}\n`, map: null }
    },
  },
})

/** Converts a type to the react-docgen format from which Storybook derives controls. */
function docgenType(type: string): object {
  const values = type.split(' | ')
  if (values.every((value) => /^('[^']*'|\d+)$/.test(value)))
    return {
      name: 'union',
      raw: type,
      elements: values.map((value) => ({ name: 'literal', value })),
    }
  return { name: type, raw: type }
}

/** Lists the fields of an item type in Markdown. */
function describeFields({ name, fields }: MentionedObjectType): string {
  const lines = fields.map(({ name: field, optional, type, sentence }) => {
    const signature = toInlineCode(`${field}${optional ? '?' : ''}: ${joinParameters(type)}`)
    return `- ${[signature, sentence].filter(Boolean).join(' – ')}`
  })
  return [`Fields of \`${name}\`:`, lines.join('\n')].join('\n\n')
}

/** Writes a list of parameters that was formatted over several lines without its inner spaces and last comma. */
const joinParameters = (type: string) => type.replaceAll('( ', '(').replaceAll(', )', ')')

/** Types of templates contain backticks. */
const toInlineCode = (text: string) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``)
