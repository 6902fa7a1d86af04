import { isLeavingPage } from './leavingPage.ts'

type Load = () => Promise<typeof import('./errorReport.ts')>

let load: Load | undefined
let remaining = 5

/** Reports an error to the server, at most five per page and none while it is left; logs it to the console in development. */
export function reportPageError(error: unknown): void {
  if (import.meta.env.DEV) return console.error(error)
  if (isLeavingPage() || remaining-- <= 0) return
  load?.()
    .then((module) => module.reportError(error))
    // A failed report is not reported again.
    .catch(() => undefined)
}

/**
 * Reports uncaught errors. The shell passes `loadReport`: a dynamic import in this module, which other chunks share, would
 * move the chunk loader out of the shell.
 */
export function reportUncaughtErrors(loadReport: Load): void {
  load = loadReport
  addEventListener('error', ({ error, message }) => reportPageError(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => reportPageError(reason))
}
