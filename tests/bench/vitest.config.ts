import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Benchmarks, run by hand and one after another on an idle machine. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  cacheDir: '.cache/vitest',
  test: {
    include: ['tests/bench/**/*.bench.ts'],
    globalSetup: ['tests/server/cluster.ts'],
    fileParallelism: false,
    // The longest ones take hours on a busy machine.
    testTimeout: 4 * 3_600_000,
    hookTimeout: 120_000,
  },
})
