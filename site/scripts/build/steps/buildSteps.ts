import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** State of a completed step: digest of its inputs, and facts that it recorded for later builds. */
interface StepState {
  readonly digest: string
  readonly facts: readonly string[]
}

/** Steps of the last builds that have ended, in `dist/steps.json`. */
export class BuildSteps {
  readonly #dist: string
  readonly #steps: Map<string, StepState>

  constructor(dist: string) {
    this.#dist = dist
    this.#steps = new Map(Object.entries(readSteps(join(dist, 'steps.json'))))
  }

  /** Returns true if a step has ended with the same inputs. */
  isDone(step: string, digest: string): boolean {
    return this.#steps.get(step)?.digest === digest
  }

  /** Returns what a step has recorded. */
  factsOf(step: string): readonly string[] {
    return this.#steps.get(step)?.facts ?? []
  }

  /** Forgets that steps have ended, so that one which is interrupted runs again. */
  forget(...names: readonly string[]): void {
    const forgotten = names.filter((name) => this.#steps.delete(name))
    if (forgotten.length > 0) this.#save()
  }

  /** Forgets all steps. */
  forgetAll(): void {
    this.forget(...this.#steps.keys())
  }

  /** Records that a step has ended. */
  record(step: string, digest: string, facts: readonly string[] = []): void {
    this.#steps.set(step, { digest, facts })
    this.#save()
  }

  #save(): void {
    const file = join(this.#dist, 'steps.json')
    mkdirSync(this.#dist, { recursive: true })
    const byName = [...this.#steps].toSorted(([a], [b]) => (a < b ? -1 : 1))
    writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(byName)))
    renameSync(`${file}.new`, file)
  }
}

function readSteps(file: string): Readonly<Record<string, StepState>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, StepState>
  } catch {
    return {}
  }
}
