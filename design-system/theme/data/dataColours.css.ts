import { createGlobalThemeContract } from '@vanilla-extract/css'
import { cssNamePrefix } from '../../tokens/cssNamePrefix.ts'

const steps = <const Step extends number>(name: string, numbers: readonly Step[]) =>
  Object.fromEntries(
    numbers.map((step) => [step, `${cssNamePrefix}data-${name}-${step}`]),
  ) as Record<Step, string>

/** Scales for charts, solved per theme, mode and contrast by `dataColours.ts`. */
export const dataVars = createGlobalThemeContract({
  /** Series without an order. */
  categorical: steps('categorical', [1, 2, 3, 4, 5, 6, 7, 8]),
  /** Values from low to high. */
  sequential: steps('sequential', [1, 2, 3, 4, 5, 6, 7]),
  /** Values around a middle, step 4. */
  diverging: steps('diverging', [1, 2, 3, 4, 5, 6, 7]),
})
