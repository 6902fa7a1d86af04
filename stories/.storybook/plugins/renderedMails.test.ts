import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import messages from '#pages-config/messages/en.json' with { type: 'json' }
import { renderMails } from './renderedMails.ts'

/** Matches a message with any values. */
const patternOf = (message: string) =>
  new RegExp(
    message
      .replaceAll(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, '\0')
      .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll('\0', '.*'),
  )

test('the mails have every text of the mails that the server writes', async () => {
  const written = Object.values(await renderMails())
    .flatMap((languages) => languages.filter(({ locale }) => locale === 'en'))
    .flatMap(({ subject, html, text }) => [subject, html, text])
    .join('\n')
  const missing = Object.entries(messages).filter(
    ([id, message]) => id.startsWith('mail.') && !patternOf(message).test(written),
  )
  expect(missing).toEqual([])
})

test('every mail has a story', async () => {
  const stories = readFileSync('stories/mails/Letters.stories.tsx', 'utf8')
  const shown = [...stories.matchAll(/ = mail\('(\w+)'\)/g)].map(([, name = '']) => name)
  expect(shown.toSorted()).toEqual(Object.keys(await renderMails()).toSorted())
})
