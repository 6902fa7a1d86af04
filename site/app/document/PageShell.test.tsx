import { render, screen } from '@testing-library/react'
import { afterAll, beforeEach, expect, it } from 'vitest'
import type { OperatorEntry } from '#data/content/operator.ts'
import type { Locale } from '#data/locale/locales.ts'
import { figures } from '#generated/figures.ts'
import { messages } from '#generated/messages.ts'
import { operatorEntries } from '#generated/operator.ts'
import { pictures } from '#generated/pictures.ts'
import { PageShell } from './PageShell.tsx'

// Filled in place: the files of a worker share their modules, so that a mock would come too late.
const entries = operatorEntries as Record<string, OperatorEntry>
const original = { ...operatorEntries }

const label = { en: '[number]', cn: '［号码］', de: '[Nummer]' }
const fill = (icp: string | null, police: string | null) =>
  Object.assign(entries, {
    'icp-number': { label, value: icp },
    'public-security-number': { label, value: police },
  })

const renderFrame = (locale: Locale) => {
  const words = { locale, messages: messages[locale], figures, pictures }
  const shell = { locale, address: '/', words, banner: false, requestId: '' }
  render(
    <PageShell shell={shell} handle={{ layout: 'default', underHeader: false }}>
      Page
    </PageShell>,
  )
  return screen
    .getAllByRole('link')
    .flatMap((link) => (/beian/.test(link.getAttribute('href') ?? '') ? link : []))
    .map((link) => [link.textContent, link.getAttribute('href')])
}

afterAll(() => Object.assign(entries, original))
beforeEach(() => fill('沪ICP备12345678号', '沪公网安备31010102000001号'))

it('shows the registrations of the site in the Chinese footer, linked to their registers', () => {
  expect(renderFrame('cn')).toEqual([
    ['沪ICP备12345678号', 'https://beian.miit.gov.cn/'],
    [
      '沪公网安备31010102000001号',
      'https://beian.mps.gov.cn/#/query/webSearch?code=31010102000001',
    ],
  ])
})

it('shows a registration only if its number is filled in', () => {
  fill('沪ICP备12345678号', null)
  expect(renderFrame('cn')).toHaveLength(1)
})

it('shows neither numbers nor placeholders without numbers', () => {
  fill(null, null)
  expect(renderFrame('cn')).toEqual([])
  expect(screen.getByRole('contentinfo').textContent).not.toContain('号码')
})

it('shows them in no other language', () => {
  expect(renderFrame('de')).toEqual([])
})
