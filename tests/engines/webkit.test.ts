import { testBehaviours } from './testBehaviours.ts'

testBehaviours('webkit')
