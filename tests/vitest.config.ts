import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

const beside = (ending: string) =>
  ['design-system', 'generator', 'site', 'stories'].map((folder) => `${folder}/**/*.test.${ending}`)

/** `.test.ts` runs in Node, `.test.tsx` in a document; what starts a process or reads a build runs apart. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  cacheDir: '.cache/vitest',
  // Tests look at what is there, not at how it looks: styles only get their names.
  plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' })],
  test: {
    // Vitest leaves a core to the machine; these tests wait for processes more than they count.
    maxWorkers: 2,
    testTimeout: 30_000,
    exclude: ['**/node_modules/**', 'site/dist/**', 'site/generated/**', 'site/.react-router/**'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // What files import is read once for all of a worker: else reading takes longer than the tests.
          isolate: false,
          include: [...beside('ts'), 'tests/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          // One document for all files of a worker: a new one for each costs ten times the tests.
          isolate: false,
          include: beside('tsx'),
          setupFiles: ['tests/vitest.setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'process',
          include: ['tests/{budgets,generator,search,server}/**/*.test.ts'],
          globalSetup: ['tests/server/cluster.ts'],
        },
      },
      { extends: true, test: { name: 'storybook', include: ['tests/storybook/*.test.ts'] } },
    ],
  },
})
