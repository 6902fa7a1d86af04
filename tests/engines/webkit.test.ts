import { testAccessibility } from './testAccessibility.ts'
import { testBrowserBehaviours } from './testBrowserBehaviours.ts'
import { testCrawlInEngine } from './testCrawlInEngine.ts'

testBrowserBehaviours('webkit')
testCrawlInEngine('webkit')
testAccessibility('webkit')
