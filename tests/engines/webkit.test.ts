import { testAccessibility } from './testAccessibility.ts'
import { testBehaviours } from './testBehaviours.ts'
import { testCrawl } from './testCrawl.ts'

testBehaviours('webkit')
testCrawl('webkit')
testAccessibility('webkit')
