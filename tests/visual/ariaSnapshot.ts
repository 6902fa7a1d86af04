import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { baselinesFolder } from './baselines.ts'
import { ariaSnapshotExtension } from './outline.ts'
import type { PictureFrame } from './picture.ts'

type Named = Pick<PictureFrame, 'name'>
const fileOf = ({ name }: Named, folder: string): string =>
  join(folder, name + ariaSnapshotExtension)

/**
 * Takes the ARIA snapshot of a page: roles, names and states in order.
 * The shell that all pages share is only included for the home page.
 */
export const takeAriaSnapshot = async (
  page: Page,
  { page: id }: Pick<PictureFrame, 'page'>,
): Promise<string> => `${await page.locator(id === 'index' ? 'body' : 'main').ariaSnapshot()}\n`

/** Saves an accepted ARIA snapshot; deletes the file if the frame has none. */
export function saveAriaSnapshot(
  frame: Named,
  snapshot: string,
  folder: string = baselinesFolder,
): void {
  mkdirSync(folder, { recursive: true })
  if (snapshot === '') rmSync(fileOf(frame, folder), { force: true })
  else writeFileSync(fileOf(frame, folder), snapshot)
}

/** Returns the accepted ARIA snapshot. */
export const readAcceptedAriaSnapshot = (frame: Named): string =>
  existsSync(fileOf(frame, baselinesFolder))
    ? readFileSync(fileOf(frame, baselinesFolder), 'utf8')
    : ''
