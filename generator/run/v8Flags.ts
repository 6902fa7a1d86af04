/**
 * V8 flags for a process that generates once: it ends before optimized code pays off and before there is much garbage,
 * and a small semi-space avoids allocating new memory.
 */
export const v8FlagsForSingleRun: readonly string[] = [
  '--no-opt',
  '--initial-old-space-size=512',
  '--max-semi-space-size=8',
]
