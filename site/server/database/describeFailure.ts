/** Describes a failure by the message of our own error for the operator, or of the system. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error'
  if ('problems' in error && Array.isArray(error.problems)) return error.problems.join('\n')
  return 'reason' in error && typeof error.reason === 'string' ? error.reason : String(error)
}
