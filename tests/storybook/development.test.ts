import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { themes } from '#design-system/themes/themes.ts'
import { readRenderedFonts, listExpectedFonts, getTypePageAddress } from './fonts.ts'
import { slowStepTimeout, launchBrowser } from './storybook.ts'

describe('Storybook in development', () => {
  const open = launchBrowser()
  let origin: string
  let stop: () => Promise<void>

  beforeAll(async () => {
    ;({ origin, stop } = await startStorybook())
  }, slowStepTimeout.timeout * 3)
  afterAll(() => stop())

  it.each(themes)(
    'draws the Type page with the font files of the theme $name',
    async (theme) => {
      const page = await open(`${origin}${getTypePageAddress(theme.name)}`)
      expect(await readRenderedFonts(page)).toEqual(listExpectedFonts(theme))
    },
    slowStepTimeout.timeout * 2,
  )

  it(
    'renders a document for its story',
    async () => {
      const page = await open(`${origin}/iframe.html?id=pages-documents--datasheet&viewMode=story`)
      const viewer = page.locator('object')
      await viewer.waitFor()
      const response = await fetch(`${origin}${await viewer.getAttribute('data')}`)
      expect(response.headers.get('content-type')).toBe('application/pdf')
      expect(await response.text()).toMatch(/^%PDF-/)
    },
    slowStepTimeout.timeout * 2,
  )

  it(
    'does not show the onboarding checklist of Storybook',
    async () => {
      const page = await open(`${origin}/?path=/story/components-forms-button--playground`)
      const preview = page.frameLocator('#storybook-preview-iframe')
      await preview.getByRole('button').waitFor()
      await page.getByRole('button', { name: 'Tag filters' }).waitFor()
      expect(await page.getByRole('button', { name: /onboarding|get started/i }).count()).toBe(0)
      expect(await page.getByText(/onboarding|get started/i).count()).toBe(0)
    },
    slowStepTimeout.timeout * 2,
  )
})

/** Starts the development server of Storybook on a free port and waits until it responds. */
async function startStorybook() {
  const top = join(import.meta.dirname, '../..')
  const port = await freePort()
  const child = spawn(
    process.execPath,
    [
      join(top, 'node_modules/storybook/dist/bin/dispatcher.js'),
      'dev',
      '--config-dir=stories/.storybook',
      `--port=${port}`,
      '--exact-port',
      '--ci',
      '--quiet',
    ],
    { cwd: top, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const ended = once(child, 'exit')
  const origin = `http://localhost:${port}`
  await vi.waitFor(async () => expect((await fetch(`${origin}/index.json`)).ok).toBe(true), {
    timeout: slowStepTimeout.timeout * 2,
    interval: 250,
  })
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
