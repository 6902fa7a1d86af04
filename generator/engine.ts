/**
 * Settings of V8 for a process that runs once: it ends before what TurboFan makes of its code has paid for itself and
 * before there is much to collect, and a small nursery is used again and again instead of asking for new memory.
 */
export const forOneRun: readonly string[] = [
  '--no-opt',
  '--initial-old-space-size=512',
  '--max-semi-space-size=8',
]
