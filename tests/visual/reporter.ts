import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Reporter, TestCase } from '@playwright/test/reporter'
import { flakyPicturesFolder } from './picture.ts'
import { writeReport } from './report.ts'

/** Writes the review page after the visual tests. */
export default class PictureReporter implements Reporter {
  #seen = false

  onTestEnd(test: TestCase): void {
    this.#seen ||= test.parent.project()?.name.startsWith('visual') === true
  }

  async onEnd(): Promise<void> {
    if (!this.#seen) return
    await writeReport()
    if (!existsSync(flakyPicturesFolder)) return
    const names = readdirSync(flakyPicturesFolder).filter((name) => name.endsWith('.first.png'))
    for (const name of names)
      console.log(`differed once, not again: ${join(flakyPicturesFolder, name)}`)
  }

  printsToStdio(): boolean {
    return false
  }
}
