import { type JsonFile, problemAt } from './json.ts'
import { type ParsedMessage, parseMessage } from '../i18n/messages.ts'
import type { ConfigProblem } from '../problems/problem.ts'
import type { MessageCatalogue } from './project.ts'

const messageId = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/

/** Parses a message catalogue and reports invalid ids and texts. */
export function loadMessages(file: JsonFile, problems: ConfigProblem[]): MessageCatalogue {
  const messages = new Map<string, ParsedMessage>()
  const report = (id: string, what: string, fix: string, part: 'key' | 'value') =>
    problems.push(problemAt(file, [id], { code: 'bad-value', what, fix }, part))
  for (const [id, text] of Object.entries(Object(file.value) as Record<string, unknown>)) {
    const isText = typeof text === 'string' && text.trim() !== ''
    if (!isText)
      report(id, `The message "${id}" has no text.`, 'Write its text in double quotes.', 'value')
    if (messageId.test(id))
      messages.set(id, isText ? parseMessage(text) : { ...parseMessage(''), told: true })
    else
      report(
        id,
        `"${id}" is no id of a message.`,
        'Lower-case words with dots between them: page.about-us.hero.title.',
        'key',
      )
  }
  return { file, messages }
}
