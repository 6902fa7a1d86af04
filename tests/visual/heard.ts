import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Frame } from './frames.ts'
import { heardEnding } from './outline.ts'
import { kept } from './picture.ts'

type Named = Pick<Frame, 'name'>
const fileOf = ({ name }: Named, folder: string): string => join(folder, name + heardEnding)

/**
 * What those hear of a page who do not see it: roles, names and states in their order, as Playwright writes them.
 * The frame that all pages share is told once, with the home page.
 */
export const listen = async (page: Page, { page: id }: Frame): Promise<string> =>
  `${await page.locator(id === 'index' ? 'body' : 'main').ariaSnapshot()}\n`

/** Keeps it as what is to be heard from now on; none is kept of a picture whose page is heard with another. */
export function keepHeard(frame: Named, heard: string, folder: string = kept): void {
  mkdirSync(folder, { recursive: true })
  if (heard === '') rmSync(fileOf(frame, folder), { force: true })
  else writeFileSync(fileOf(frame, folder), heard)
}

/** What was heard when it was last accepted. */
export const keptHeard = (frame: Named): string =>
  existsSync(fileOf(frame, kept)) ? readFileSync(fileOf(frame, kept), 'utf8') : ''
