import type { ClientActionFunctionArgs } from 'react-router'
import type { AccountAnswer } from '#data/accountAnswer.ts'
import { cookies, readCookie } from '#data/cookies.ts'
import { splitLocale } from '#data/locales.ts'
import { callTime } from './client/client.ts'
import { forgetTyped } from './typedText.ts'

/** The answer that no answer came; `form` where a page has several. */
interface Answered {
  readonly answer: AccountAnswer & { readonly form: string | undefined }
}

const secret = /^(pass|captcha|code$|current$)/i

/**
 * Posts a form of a page that is hydrated. Where no answer comes, the page stays with what was typed and says why; an
 * answer that leads on ends what was kept of it.
 */
export async function clientAction({
  request,
  serverAction,
}: ClientActionFunctionArgs): Promise<never> {
  const form = await request.clone().formData()
  try {
    return await Promise.race([serverAction<never>(), timeout()])
  } catch (error) {
    if (error instanceof Response) {
      // Who is asked to sign in again finds everything as it was.
      if (!asksToSignIn(error))
        forgetTyped(readCookie(document.cookie, cookies.signedIn) === undefined)
      throw error
    }
    const lost: Answered = { answer: { ...kept(form), errors: {}, lost: reasonOf(error) } }
    // To a page it is one of the answers of its own action.
    return lost as never
  }
}

function asksToSignIn({ headers }: Response): boolean {
  const { pathname, searchParams } = new URL(headers.get('Location') ?? '', location.href)
  return splitLocale(pathname).path === '/login' && searchParams.has('next')
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
function kept(form: FormData): Pick<Answered['answer'], 'step' | 'values' | 'form'> {
  const fields = [...form].filter(
    ([name, value]) => typeof value === 'string' && !secret.test(name),
  )
  const values = Object.fromEntries(fields) as Record<string, string>
  const { step, form: name } = values
  return { values, form: name, ...(step !== undefined && { step }) }
}

/** Nothing but a post changes what an account screen shows, and its answer says all of it. */
export const shouldRevalidate = () => false
