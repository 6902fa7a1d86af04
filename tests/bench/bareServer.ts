import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// Baseline of Node: sends one prepared response and writes an access log line.
const [port, bodyFile = '', headersFile = ''] = process.argv.slice(2)
const body = readFileSync(bodyFile)
const headers: string[] = JSON.parse(readFileSync(headersFile, 'utf8'))

let lines = ''
const log = (line: string): void => {
  if (lines === '')
    setImmediate(() => {
      process.stdout.write(lines)
      lines = ''
    })
  lines += line
}

createServer((request, response) => {
  response.writeHead(200, headers).end(body)
  log(`${new Date().toISOString()} ${request.method} ${request.url} 200 ${body.length}\n`)
}).listen(Number(port), '127.0.0.1')
