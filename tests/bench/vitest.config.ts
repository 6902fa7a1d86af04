import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Measurements that are run by hand, one after another: they take minutes, and the machine for themselves. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  cacheDir: '.cache/vitest',
  test: {
    include: ['tests/bench/*.bench.ts'],
    globalSetup: ['tests/server/cluster.ts'],
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
  },
})
