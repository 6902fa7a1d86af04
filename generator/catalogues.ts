import { type JsonFile, problemAt } from './json.ts'
import { type Message, readMessage } from './messages.ts'
import type { Problem } from './problem.ts'
import type { Messages } from './project.ts'

const messageId = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/

/** Reads a catalogue: ids and their texts, taken apart. */
export function loadMessages(file: JsonFile, problems: Problem[]): Messages {
  const messages = new Map<string, Message>()
  const tell = (id: string, what: string, fix: string, where: 'key' | 'value') =>
    problems.push(problemAt(file, [id], { code: 'bad-value', what, fix }, where))
  for (const [id, text] of Object.entries(Object(file.value) as Record<string, unknown>)) {
    const isText = typeof text === 'string' && text.trim() !== ''
    if (!isText)
      tell(id, `The message "${id}" has no text.`, 'Write its text in double quotes.', 'value')
    if (messageId.test(id))
      messages.set(id, isText ? readMessage(text) : { ...readMessage(''), told: true })
    else
      tell(
        id,
        `"${id}" is no id of a message.`,
        'Lower-case words with dots between them: page.about-us.hero.title.',
        'key',
      )
  }
  return { file, messages }
}
