import type { Reporter, TestCase } from '@playwright/test/reporter'
import { writeReport } from './report.ts'

/** After pictures were taken, lays the page on which they can be judged beside them. */
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
