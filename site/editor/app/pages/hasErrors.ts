import type { PageOperationImpact } from '../../api/operations.ts'

/** True if an operation would cause errors, for which it is refused. */
export const hasErrors = ({ problems }: PageOperationImpact): boolean =>
  problems.some(({ severity }) => severity === 'error')
