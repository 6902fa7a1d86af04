import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookies, serializeConsent } from '#data/consent/cookies.ts'
import { content } from './behaviours/content.ts'
import type { Behaviour } from './behaviours/behaviour.ts'
import { forms } from './behaviours/forms.ts'
import { loading } from './behaviours/loading.ts'
import { navigation } from './behaviours/navigation.ts'
import { noScript } from './behaviours/noScript.ts'
import type { Engine, EngineName } from './enginePage.ts'
import { readRun, startEngine } from './engineSetup.ts'
import { startProxy } from './siteProxy.ts'

const behaviours = [...navigation, ...content, ...loading, ...forms, ...noScript]

/** Runs every behaviour in an engine, each as a new visitor. A behaviour that passes only when repeated is named. */
export function testBehaviours(name: EngineName): void {
  describe(`in ${name}`, () => {
    let engine: Engine
    beforeAll(async () => {
      const started = await startEngine(name)
      if (!started) throw new Error(`There is no ${name}`)
      engine = started
    })
    afterAll(() => engine.close())
    for (const behaviour of behaviours)
      test(behaviour.name, async ({ task }) => {
        if ((task.result?.retryCount ?? 0) > 0) task.meta.retried = true
        await runBehaviour(engine, behaviour)
      })
  })
}

async function runBehaviour(engine: Engine, { options = {}, expected, run }: Behaviour) {
  // An address of its own, so that no visitor uses up the rate limits of another.
  const client = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
  const proxy = await startProxy(readRun().site, client)
  try {
    const page = await engine.visit(proxy.origin, {
      ...options,
      ...(options.banner !== true && {
        cookies: { [cookies.consent.name]: serializeConsent([]) },
      }),
    })
    const open = (path: string) => page.open(proxy.origin + path)
    await run({ page, proxy, open })
    const problems = [
      ...page.problems(),
      ...proxy.requests.flatMap(({ method, path, status = 0, body }) => [
        ...(status >= 400 ? [`${status} ${method} ${path}`] : []),
        ...(body === undefined ? [] : [`error report: ${body}`]),
      ]),
    ]
    expect(problems.filter((problem) => expected?.test(problem) !== true)).toEqual([])
  } finally {
    proxy.close()
  }
}

declare module 'vitest' {
  interface TaskMeta {
    /** The test failed before. */
    retried?: true
  }
}
