import { locateProblem } from '../../input/json.ts'
import type { ProjectCheck } from '../check.ts'

/** Allows a page to force light or dark; `system` is a preference of the visitor. */
export const checkUnforceableColorModes: ProjectCheck = function* ({ pages }) {
  for (const { file, config } of pages)
    if (file && config?.colorMode === 'system')
      yield locateProblem(file, ['colorMode'], {
        code: 'unforceable-color-mode',
        what: '"system" cannot be forced: the colour mode that the visitor has chosen applies.',
        fix: 'Take "colorMode" out, or write "light" or "dark".',
      })
}
