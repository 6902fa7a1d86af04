import type { ClientActionFunctionArgs } from 'react-router'
import type { AccountAnswer } from '#data/accountAnswer.ts'
import { callTime } from './client/client.ts'
import { forgetTyped } from './typedText.ts'

/** What a page of accounts answers a post with, if it does not lead on. */
export interface Answered {
  readonly answer: AccountAnswer
}

const secret = /^(pass|captcha|code$|current$)/i

/**
 * Posts a form of a page that is hydrated. Where no answer comes, the page stays with what was typed and says why; an
 * answer that leads on ends what was kept of it.
 */
export async function clientAction({
  request,
  serverAction,
}: ClientActionFunctionArgs): Promise<Answered> {
  const form = await request.clone().formData()
  try {
    return await Promise.race([serverAction<Answered>(), timeout()])
  } catch (error) {
    if (error instanceof Response) {
      forgetTyped()
      throw error
    }
    return { answer: { ...kept(form), errors: {}, lost: reasonOf(error) } }
  }
}

class TookTooLong extends Error {}

const timeout = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new TookTooLong()), callTime)
  })

const reasonOf = (error: unknown): NonNullable<AccountAnswer['lost']> => {
  if (error instanceof TookTooLong) return 'timeout'
  return error instanceof TypeError ? 'offline' : 'failed'
}

/** The step the form is at, and its fields but for secrets. */
function kept(form: FormData): Pick<AccountAnswer, 'step' | 'values'> {
  const fields = [...form].filter(
    ([name, value]) => typeof value === 'string' && !secret.test(name),
  )
  const values = Object.fromEntries(fields) as Record<string, string>
  const { step } = values
  return step === undefined ? { values } : { step, values }
}

/** Nothing but a post changes what an account screen shows, and its answer says all of it. */
export const shouldRevalidate = () => false
