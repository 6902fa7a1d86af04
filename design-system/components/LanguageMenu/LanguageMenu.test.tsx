import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LanguageMenu } from './LanguageMenu.tsx'

const menu = (
  <LanguageMenu
    label="Language"
    items={[
      { label: 'English', short: 'EN', lang: 'en-US', href: '/?switchLang=en', current: true },
      { label: '中文（简体）', lang: 'zh-CN', href: '/?switchLang=cn' },
    ]}
  />
)

const hidden = true

test('shows its label and the current language while closed', () => {
  render(menu)
  expect(document.querySelector('summary')?.textContent).toBe('LanguageEN')
})

test('marks each link with its language and that of its target', () => {
  render(menu)
  const chinese = screen.getByRole('link', { name: '中文（简体）', hidden })
  expect(chinese.lang).toBe('zh-CN')
  expect(chinese.getAttribute('hreflang')).toBe('zh-CN')
  expect(chinese.getAttribute('href')).toBe('/?switchLang=cn')
})

test('marks all links as nofollow', () => {
  render(menu)
  const links = screen.getAllByRole('link', { hidden })
  expect(links.map((link) => link.getAttribute('rel'))).toEqual(['nofollow', 'nofollow'])
})

test('marks the current language', () => {
  render(menu)
  expect(screen.getByRole('link', { current: true, hidden }).textContent).toBe('English')
})
