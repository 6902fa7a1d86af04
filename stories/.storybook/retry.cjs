// One retry, as for page tests: flaky stories are listed at the end of the run.
jest.retryTimes(1, { logErrorsBeforeRetry: true })
