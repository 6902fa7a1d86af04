import { expect, test, vi } from 'vitest'
import { type RepositoryCopy, copyRepository } from '../copy.ts'

// Each test runs several processes and has a long timeout.
vi.setConfig({ testTimeout: 600_000 })

const page = 'pages-config/pages/solutions/balcony-ess.json'
const section = {
  section: 'CallToAction',
  title: 'page.balcony-ess.header.title',
  picture: 'house',
  primary: { label: 'action.compare-modes', href: '/about-us' },
}

/** Creates a page with one more section in a copy of the repository. */
function withPage(more: object): RepositoryCopy {
  const copy = copyRepository()
  expect(copy.generate('new', 'page', '/solutions/balcony-ess').status).toBe(0)
  const config = JSON.parse(copy.read(page)) as { sections: object[] }
  copy.write(
    page,
    `${JSON.stringify({ ...config, sections: [...config.sections, { ...section, ...more }] }, null, 2)}\n`,
  )
  return copy
}

test('--fix applies and lists a certain correction, and lists the written files', () => {
  const { generate, read } = withPage({ section: 'CallToActoin' })
  const dry = generate('--fix', '--dry-run')
  expect(dry.output).toContain(`${page}:13:18  "CallToActoin" → "CallToAction"\n`)
  expect(dry.output).toContain('1 correction, not written: this is a dry run\n')
  expect(read(page)).toContain('CallToActoin')
  const { status, output } = generate('--fix')
  expect(output).toContain(`${page}:13:18  "CallToActoin" → "CallToAction"\n`)
  expect(output).toMatch(/1 correction\n\n\d+ pages, \d+ files changed\nOpen before launch: .*\n$/)
  expect(status).toBe(0)
  expect(read(page)).not.toContain('CallToActoin')
})

test('--fix does not correct figures, languages and new ids', () => {
  const { generate, read, replace } = withPage({ title: 'page.balcony-ess.header.text' })
  replace(page, '"draft": true', '"draft": true,\n  "locales": ["it"]')
  const before = read(page)
  const { status, output } = generate('--fix')
  expect(status).toBe(1)
  expect(output).toContain('No correction is certain\n')
  expect(output).toContain('; nothing was written\n')
  expect(read(page)).toBe(before)
})

test('a run that fails after corrections reports that they were written', () => {
  const { generate, read } = withPage({ section: 'CallToActoin', picture: 'elephants' })
  const { status, output } = generate('--fix')
  expect(status).toBe(1)
  expect(output).toContain('only the correction above was written\n')
  expect(output).not.toContain('nothing was written')
  expect(read(page)).toContain('"CallToAction"')
})

test('rejects --dry-run without --fix', () => {
  expect(copyRepository().generate('--dry-run').status).toBe(2)
})
