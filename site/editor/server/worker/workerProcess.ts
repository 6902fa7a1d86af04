import { createEditorWorkerCalls, type EditorWorkerCalls } from './workerCalls.ts'

// Child process of `workerClient.ts`: answers one call after another until the parent disconnects.
interface Request {
  readonly id: number
  readonly name: keyof EditorWorkerCalls
  readonly body: never
}

const calls = createEditorWorkerCalls(process.argv[2] ?? '')

/** Sends an answer, which is dropped if the parent has gone meanwhile. */
const send = (message: object) => process.send?.(message, undefined, {}, () => undefined)

const answer = async ({ id, name, body }: Request) => {
  try {
    send({ id, answer: await calls[name](body) })
  } catch (error) {
    send({ id, error: String((error as Error).stack) })
  }
}
process.on('message', (request: Request) => void answer(request))
process.once('disconnect', () => process.exit())
