import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { startGeneratorWorker } from '#generator/run/worker.ts'
import { BuildSteps } from '../build/steps/buildSteps.ts'
import { isGenerated, recordGenerated } from '../build/steps/generatedFiles.ts'
import { BuildInputDigests } from '../build/steps/inputs.ts'
import { runAfterFirstPage } from './firstPage.ts'
import { sendPageUpdate } from './hotUpdates.ts'

const projectRoot = join(import.meta.dirname, '../../..')
const dist = join(projectRoot, 'site/dist')

/** Time in ms in which an editor writes a file, or several of them at once. */
const savingTime = 10

/** Runs the generator in development after changes of configs, messages, records or schemas; problems appear as an overlay. */
export function pagesConfigPlugin(): Plugin {
  let timer: NodeJS.Timeout | undefined
  let problems: string | undefined
  // The worker loads the schemas on start: it is restarted after a change of code.
  const generator = startGeneratorWorker(projectRoot)
  const isCode = (file: string) =>
    ['site/data', 'generator'].some((folder) => file.startsWith(join(projectRoot, folder))) ||
    file.endsWith('.schema.ts')
  // Pages get the messages that their code references.
  const messageSource = /^\/site\/(app|sections|server)\/(?!.*\.(test|css|examples)\.).*\.tsx?$/
  // Output of the generator is ignored.
  const outputs = ['pages-config/MANUAL.md', 'pages-config/schema', 'pages-config/translated']
  const isSource = (file: string) =>
    (file.startsWith(join(projectRoot, 'pages-config')) &&
      !outputs.some((output) => file.startsWith(join(projectRoot, output)))) ||
    isCode(file) ||
    messageSource.test(file.slice(projectRoot.length))
  const showProblems = ({ environments }: ViteDevServer) => {
    if (problems === undefined) return
    const err = { message: problems, stack: '', plugin: 'pages-config' }
    environments.client.hot.send({ type: 'error', err })
  }
  const generate = async (server: ViteDevServer, onCodeWritten?: () => void) => {
    const { ok, text } = await generator.run(onCodeWritten)
    const before = problems
    problems = ok ? undefined : text
    if (problems) server.config.logger.error(problems)
    else if (before) sendPageUpdate(server, '')
    showProblems(server)
    return ok
  }
  let running = Promise.resolve()
  let isQueued = false
  /** Runs the generator after the run that is under way: once, however many files have changed meanwhile. */
  const regenerate = (server: ViteDevServer): Promise<void> => {
    if (isQueued) return running
    isQueued = true
    running = running.then(async () => {
      isQueued = false
      await generate(server)
    })
    return running
  }
  return {
    name: 'pages-config',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add(
        ['pages-config', 'design-system', 'generator'].map((name) => join(projectRoot, name)),
      )
      server.watcher.on('all', (_, file) => {
        if (!isSource(file)) return
        if (isCode(file)) generator.renew()
        clearTimeout(timer)
        timer = setTimeout(() => void regenerate(server), savingTime)
      })
      server.httpServer?.once('close', generator.renew)
      const [inputs, steps] = [new BuildInputDigests(projectRoot), new BuildSteps(dist)]
      // The first run warms up the worker for the first change. Pages wait for their code, unless it is up to date.
      if (isGenerated(inputs, steps)) runAfterFirstPage(server, () => void regenerate(server))
      else {
        const written = new Promise<void>((resolve) => {
          running = generate(server, resolve).then((ok) => {
            if (ok) recordGenerated(inputs, steps)
            resolve()
          })
        })
        server.middlewares.use((_request, _response, next) => void written.then(next))
      }
      // Pages loaded while there are problems show the overlay, too.
      server.environments.client.hot.on('vite:client:connect', () => showProblems(server))
    },
  }
}
