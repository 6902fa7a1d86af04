import { testBrowserBehaviours } from './testBrowserBehaviours.ts'

testBrowserBehaviours('firefox')
