import type { BrowserBehaviour } from './behaviour.ts'
import { contentBehaviours } from './content.ts'
import { formBehaviours } from './forms.ts'
import { loadingBehaviours } from './loading.ts'
import { navigationBehaviours } from './navigation.ts'
import { noScriptBehaviours } from './noScript.ts'

/** Everything that visitors must be able to do in every engine. */
export const behaviours: readonly BrowserBehaviour[] = [
  ...navigationBehaviours,
  ...contentBehaviours,
  ...loadingBehaviours,
  ...formBehaviours,
  ...noScriptBehaviours,
]
