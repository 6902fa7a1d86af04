import type { BrowserBehaviour } from './behaviour.ts'
import { contentBrowserBehaviours } from './content.ts'
import { formBrowserBehaviours } from './forms.ts'
import { loadingBrowserBehaviours } from './loading.ts'
import { navigationBrowserBehaviours } from './navigation.ts'
import { noScriptBrowserBehaviours } from './noScript.ts'

/** All behaviours that must work in every engine. */
export const browserBehaviours: readonly BrowserBehaviour[] = [
  ...navigationBrowserBehaviours,
  ...contentBrowserBehaviours,
  ...loadingBrowserBehaviours,
  ...formBrowserBehaviours,
  ...noScriptBrowserBehaviours,
]
