import { rmSync } from 'node:fs'
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { acceptRun } from './acceptRun.ts'
import { baselinesFolder, isStoryGroup } from './baselines.ts'
import { readDifferences, reportRemovedGroups } from './differences.ts'
import { deleteReviewFiles, differenceAnnotation, retakenPicturesFolder } from './picture.ts'
import type { ProbedBrowser } from './environment/renderingEnvironment.ts'
import { comparedCommitFile, listRetakenPictures, writeReport } from './report.ts'
import { isWholeSuiteRun } from './environment/wholeRun.ts'

const groupOf = ({ title }: TestCase): string | undefined =>
  /^(.+) looks unchanged$/.exec(title)?.[1]

/** Deletes what an earlier run has left, fails the tests with pictures that differ, counts the pictures, and writes the review page after the visual tests. */
export default class PictureReporter implements Reporter {
  #isVisual = false
  #isStories = false
  /** True if all tests of the suite run. */
  #isWhole = false
  #isFailed = false
  #pictures = 0
  #milliseconds = 0
  #workers = 1
  #browser: ProbedBrowser | undefined
  readonly #groups = new Set<string>()
  /** Tests with pictures that could be compared only coarsely, with their number. */
  readonly #coarse: string[] = []

  onBegin({ workers, argv }: FullConfig, suite: Suite): void {
    const tests = suite.allTests()
    const [first] = tests
    const project = first?.parent.project()
    this.#isVisual = project?.name.startsWith('visual') === true
    if (!this.#isVisual) return
    this.#workers = workers
    this.#browser = (project?.metadata as { browser?: ProbedBrowser } | undefined)?.browser
    for (const test of tests) this.#groups.add(groupOf(test) ?? '')
    // One picture that is taken again leaves the others in the review.
    const isOne = process.env['TAKE_AGAIN'] === '1'
    this.#isStories = project?.name === 'visual-stories'
    this.#isWhole =
      isWholeSuiteRun(argv) &&
      process.env['ONLY_AFFECTED'] === undefined &&
      process.env['SAMPLE_PICTURES'] === undefined
    for (const { name, group } of readDifferences())
      if (isOne ? this.#groups.has(group) : isStoryGroup(group) === this.#isStories)
        deleteReviewFiles(name)
    if (!isOne && !process.env['BASELINES'])
      for (const path of [comparedCommitFile, retakenPicturesFolder])
        rmSync(path, { recursive: true, force: true })
  }

  onTestEnd(_: TestCase, result: TestResult): void {
    const { duration, annotations } = result
    for (const { type, description = '' } of annotations)
      if (type === 'coarse') this.#coarse.push(description)
      else if (type === differenceAnnotation) {
        this.#isFailed = true
        if (result.status === 'passed') result.status = 'failed'
        result.errors.push({ message: description })
      }
    const count = annotations.find(({ type }) => type === 'pictures')?.description
    if (count === undefined) return
    this.#pictures += Number(count)
    this.#milliseconds += duration
  }

  async onEnd(): Promise<{ status?: 'failed' }> {
    if (!this.#isVisual) return {}
    if (this.#pictures > 0) {
      const each = this.#milliseconds / this.#pictures / 1000
      console.log(
        `${this.#pictures} pictures, ${each.toFixed(2)} s each, ${(each / this.#workers).toFixed(2)} s with ${this.#workers} at a time`,
      )
    }
    if (this.#coarse.length > 0)
      console.log(
        `not comparable exactly here, because the kept pictures were drawn by a machine with another probe; compared by size, outline and mean colours of bands: ${this.#coarse.join(', ')}`,
      )
    const flaky = readDifferences().filter(
      ({ group, changes }) =>
        isStoryGroup(group) === this.#isStories && changes.some(({ kind }) => kind === 'flaky'),
    )
    for (const { name, problem } of flaky) console.log(`flaky picture: ${name}: ${problem}`)
    for (const line of listRetakenPictures())
      console.log(`failed once, taken when tried again: ${line}`)
    if (this.#isWhole)
      reportRemovedGroups(
        baselinesFolder,
        (group) => isStoryGroup(group) === this.#isStories && !this.#groups.has(group),
      )
    const isAccepted =
      process.env['ACCEPT_DIFFERENCES'] !== '1' ||
      (this.#browser !== undefined &&
        (await acceptRun(this.#browser, this.#isStories, this.#isWhole)))
    await writeReport()
    return isAccepted && !this.#isFailed ? {} : { status: 'failed' }
  }

  printsToStdio(): boolean {
    return false
  }
}
