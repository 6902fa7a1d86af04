import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'
import { hangTimeout } from './hangTimeout.ts'

const beside = (ending: string) =>
  ['design-system', 'generator', 'site', 'stories'].map((folder) => `${folder}/**/*.test.${ending}`)

/** Projects: `.test.ts` runs in Node, `.test.tsx` in jsdom; tests that start processes or read builds are separate. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  cacheDir: '.cache/vitest',
  // Unit tests do not depend on styles: only class names are compiled.
  plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' })],
  test: {
    // Uses all cores, because these tests mostly wait for processes.
    maxWorkers: 2,
    testTimeout: 2 * hangTimeout,
    hookTimeout: 2 * hangTimeout,
    exclude: ['**/node_modules/**', 'site/dist/**', 'site/generated/**', 'site/.react-router/**'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Shares modules between the files of a worker, because importing takes longer than the tests.
          isolate: false,
          include: [
            ...beside('ts'),
            'tests/*.test.ts',
            'tests/{architecture,content,design-system,documentation,fixtures}/*.test.ts',
            'tests/visual/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          // Shares one document between the files of a worker: a new one takes ten times as long as the tests.
          isolate: false,
          include: beside('tsx'),
          setupFiles: ['tests/vitest.setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'process',
          isolate: false,
          include: ['tests/{budgets,clone,editor,generator,package,search,server}/**/*.test.ts'],
          globalSetup: ['tests/server/cluster.ts'],
        },
      },
      { extends: true, test: { name: 'engines', include: ['tests/engines/*.test.ts'] } },
      { extends: true, test: { name: 'storybook', include: ['tests/storybook/*.test.ts'] } },
    ],
  },
})
