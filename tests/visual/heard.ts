import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Frame } from './frames.ts'
import { kept } from './picture.ts'

/** Of the files beside the pictures. */
export const heardEnding = '.aria.yml'
const fileOf = ({ name }: Frame): string => join(kept, name + heardEnding)

/**
 * What those hear of a page who do not see it: roles, names and states in their order, as Playwright writes them.
 * The frame that all pages share is told once, with the home page.
 */
export const listen = async (page: Page, { page: id }: Frame): Promise<string> =>
  `${await page.locator(id === 'index' ? 'body' : 'main').ariaSnapshot()}\n`

/** Keeps it as what is to be heard from now on. */
export function keepHeard(frame: Frame, heard: string): void {
  mkdirSync(kept, { recursive: true })
  writeFileSync(fileOf(frame), heard)
}

/** What was heard when it was last accepted. */
export const keptHeard = (frame: Frame): string =>
  existsSync(fileOf(frame)) ? readFileSync(fileOf(frame), 'utf8') : ''
