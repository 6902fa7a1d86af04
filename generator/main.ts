import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { said, takes } from './commands/command.ts'
import { commands } from './commands/index.ts'
import { generate } from './index.ts'
import { nearest } from './nearest.ts'
import type { Format } from './report.ts'
import { watchConfigs } from './watch.ts'

const calls = commands.map(({ name, parameters, about }) => ({
  call: [name, ...parameters].join(' '),
  about,
}))
const widest = Math.max(...calls.map(({ call }) => call.length))
const usage = `npm run generate -- [command] [options]
Writes site/generated, pages-config/schema and the page author's manual from the page configs in pages-config.
With any problem it prints all of them, writes nothing and ends with 1; warnings stop nothing.

Commands
${calls.map(({ call, about }) => `  ${call.padEnd(widest)}  ${about}`).join('\n')}

Options
  --watch            writes again after every change, until it is stopped
  --check            writes nothing; fails if what is committed is not up to date
  --strict           warnings stop it too
  --fix              first writes the names that were most likely meant into the configs
  --format <format>  text (default), json or github (annotations of a workflow)
  --help             this text
`
const formats: readonly string[] = ['text', 'json', 'github'] satisfies readonly Format[]
const isFormat = (value: string): value is Format => formats.includes(value)
const top = join(import.meta.dirname, '..')

process.exitCode = await run()

async function run(): Promise<number> {
  const given = read()
  if (!given) return 2
  const { check, watch, strict, fix, format, help, words } = given
  if (help) {
    process.stdout.write(usage)
    return 0
  }
  if (!isFormat(format)) return wrong(`--format ${format} is unknown`)
  if (check && watch) return wrong('--check writes nothing, so there is nothing to watch for')
  if (check && fix) return wrong('--check writes nothing, so it mends nothing')
  const progress = format === 'text' && process.stderr.isTTY ? { onStep: showStep } : {}
  if (words.length === 0) {
    const { ok } = await generate({ top, check, strict, fix, format, ...progress })
    if (watch) watchConfigs(top, () => generate({ top, strict, format }), untilStopped())
    return ok || watch ? 0 : 1
  }
  const line = words.join(' ')
  const command = commands.find(({ name }) => line === name || line.startsWith(`${name} `))
  if (!command) {
    const name = nearestCommand(words)
    return wrong(`"${line}" is not a command.${name ? ` Did you mean "${name}"?` : ''}`)
  }
  const parameters = words.slice(command.name.split(' ').length)
  if (check || watch || strict || fix || !takes(command, parameters))
    return wrong(`It is called as: ${[command.name, ...command.parameters].join(' ')}`)
  const outcome = await command.run(parameters, { top, format })
  const isForPeople = format === 'text' && outcome.status !== 0
  const out = isForPeople ? process.stderr : process.stdout
  out.write(said(outcome, format))
  return outcome.status
}

/** One line that is written over and over, and gone in the end. */
function showStep(step: string): void {
  process.stderr.write(`\r\u001B[K${step === '' ? '' : `${step} …`}`)
}

/** The command that the first words most likely mean. */
function nearestCommand(words: readonly string[]): string | undefined {
  const all = commands.map(({ name }) => name)
  return [2, 1]
    .map((count) =>
      nearest(
        words.slice(0, count).join(' '),
        all.filter((name) => name.split(' ').length === count),
      ),
    )
    .find((name) => name !== undefined)
}

function untilStopped(): AbortSignal {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  return stop.signal
}

function read() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        check: { type: 'boolean', default: false },
        watch: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        fix: { type: 'boolean', default: false },
        format: { type: 'string', default: 'text' },
        help: { type: 'boolean', default: false },
      },
    })
    return { ...values, words: positionals }
  } catch (error) {
    wrong((error as Error).message)
    return undefined
  }
}

function wrong(what: string): 2 {
  process.stderr.write(`${what}\n\n${usage}`)
  return 2
}
