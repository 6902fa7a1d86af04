import { type JsonFile, problemAt } from './json.ts'
import { type Message, readMessage } from './messages.ts'
import type { Problem } from './problem.ts'
import type { Messages } from './project.ts'

const messageId = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/

/** Reads a catalogue: ids and their texts, taken apart. */
export function loadMessages(file: JsonFile, problems: Problem[]): Messages {
  const messages = new Map<string, Message>()
  for (const [id, text] of Object.entries(Object(file.value) as Record<string, unknown>)) {
    if (!messageId.test(id))
      problems.push(
        problemAt(
          file,
          [id],
          {
            code: 'bad-value',
            what: `"${id}" is no id of a message.`,
            fix: 'Lower-case words with dots between them: page.about-us.hero.title.',
          },
          'key',
        ),
      )
    if (typeof text !== 'string' || text.trim() === '')
      problems.push(
        problemAt(file, [id], {
          code: 'bad-value',
          what: `The message "${id}" has no text.`,
          fix: 'Write its text in double quotes.',
        }),
      )
    messages.set(id, readMessage(typeof text === 'string' ? text : ''))
  }
  return { file, messages }
}
