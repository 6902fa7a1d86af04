import type { Behaviour } from './behaviour.ts'
import { content } from './content.ts'
import { forms } from './forms.ts'
import { loading } from './loading.ts'
import { navigation } from './navigation.ts'
import { noScript } from './noScript.ts'

/** Everything that visitors must be able to do in every engine. */
export const behaviours: readonly Behaviour[] = [
  ...navigation,
  ...content,
  ...loading,
  ...forms,
  ...noScript,
]
