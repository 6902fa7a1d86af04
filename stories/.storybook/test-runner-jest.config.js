import { getJestConfig } from '@storybook/test-runner'

const base = getJestConfig()
const playwright = base.testEnvironmentOptions['jest-playwright']

/** The browser comes from `tests/stories.ts`, which finds it and starts this. */
export default {
  ...base,
  testTimeout: 30_000,
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
