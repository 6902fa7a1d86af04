import { testAccessibility } from './testAccessibility.ts'
import { testBehaviours } from './testBehaviours.ts'
import { testCrawl } from './testCrawl.ts'

testBehaviours('firefox')
testCrawl('firefox')
testAccessibility('firefox')
