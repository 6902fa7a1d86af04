import { testBehaviours } from './testBehaviours.ts'

testBehaviours('firefox')
