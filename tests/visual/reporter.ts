import type { Reporter, TestCase } from '@playwright/test/reporter'
import { writeReport } from './report.ts'

/** Writes the review page after the visual tests. */
export default class PictureReporter implements Reporter {
  #seen = false

  onTestEnd(test: TestCase): void {
    this.#seen ||= test.parent.project()?.name === 'visual'
  }

  async onEnd(): Promise<void> {
    if (this.#seen) await writeReport()
  }

  printsToStdio(): boolean {
    return false
  }
}
