import { testBrowserBehaviours } from './testBrowserBehaviours.ts'

testBrowserBehaviours('webkit')
