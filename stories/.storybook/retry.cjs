// As with pages: what passes only then is named at the end of the run.
jest.retryTimes(1)
