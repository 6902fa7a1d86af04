import { getJestConfig } from '@storybook/test-runner'

const base = getJestConfig()
const playwright = base.testEnvironmentOptions['jest-playwright']

/** Jest config of the test runner; `tests/stories.ts` passes the browser options. */
export default {
  ...base,
  // Only terminates hanging stories.
  testTimeout: 600_000,
  cacheDirectory: '.cache/stories',
  setupFilesAfterEnv: [...base.setupFilesAfterEnv, './stories/.storybook/retry.cjs'],
  testEnvironmentOptions: {
    'jest-playwright': {
      ...playwright,
      launchOptions: JSON.parse(process.env.TEST_BROWSER_OPTIONS),
      contextOptions: { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' },
    },
  },
}
