import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { generate } from './index.ts'
import type { Format } from './report.ts'

const usage = `npm run generate -- [options]
Writes site/generated and pages-config/schema from the page configs in pages-config.
With any problem it prints all of them, writes nothing and ends with 1.

  --check            writes nothing; fails if pages-config/schema is not up to date
  --format <format>  text (default), json or github (annotations of a workflow)
  --help             this text
`
const formats: readonly string[] = ['text', 'json', 'github'] satisfies readonly Format[]
const isFormat = (value: string): value is Format => formats.includes(value)

function options() {
  try {
    return parseArgs({
      options: {
        check: { type: 'boolean', default: false },
        format: { type: 'string', default: 'text' },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${usage}`)
    return process.exit(2)
  }
}

const { check, format, help } = options()
if (help) process.stdout.write(usage)
else if (isFormat(format)) {
  const { ok } = await generate({ top: join(import.meta.dirname, '..'), check, format })
  process.exitCode = ok ? 0 : 1
} else {
  process.stderr.write(`--format ${format} is unknown\n\n${usage}`)
  process.exitCode = 2
}
