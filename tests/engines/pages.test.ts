import type { BrowserEngineName } from './enginePage.ts'
import { readBrowserEngineTestRun } from './engineSetup.ts'
import { testAccessibility } from './testAccessibility.ts'
import { testCrawlInEngines } from './testCrawlInEngines.ts'

const { firefox, webkit } = readBrowserEngineTestRun()
const engines: readonly BrowserEngineName[] = [
  ...(firefox === undefined ? [] : (['firefox'] as const)),
  ...(webkit ? (['webkit'] as const) : []),
]

testCrawlInEngines(engines)
testAccessibility(engines)
