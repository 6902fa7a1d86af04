import type { ClientActionFunctionArgs } from 'react-router'
import type { FormState } from '#data/forms/formState.ts'
import { cookies, readCookie } from '#data/consent/cookies.ts'
import { splitLocaleFromPath } from '#data/locale/locales.ts'
import { ConnectionError } from '../client/client.ts'
import { deleteFormDrafts } from '#sections/forms/draft.ts'

/** Action data for a request without a response; `form` names the form on pages with several. */
interface ConnectionFailure {
  readonly answer: FormState & { readonly form: string | undefined }
}

const secretFields = /^(pass|captcha|code$|current$)/i

/**
 * Posts a form of a hydrated page. If the request fails, returns action data with the entered values and the reason; a
 * redirect deletes the saved drafts.
 */
export async function clientAction({
  request,
  serverAction,
}: ClientActionFunctionArgs): Promise<never> {
  const form = await request.clone().formData()
  try {
    return await serverAction<never>()
  } catch (error) {
    if (error instanceof Response) {
      // Drafts are restored after the visitor has signed in again.
      if (!redirectsToSignIn(error))
        deleteFormDrafts(
          readCookie(document.cookie, cookies.signedIn) === undefined ? 'all' : 'this',
        )
      throw error
    }
    const failure: ConnectionFailure = {
      answer: { ...restorable(form), errors: {}, lost: failureReason(error) },
    }
    // The type of the server action's result is unknown here.
    return failure as never
  }
}

function redirectsToSignIn({ headers }: Response): boolean {
  const { pathname, searchParams } = new URL(headers.get('Location') ?? '', location.href)
  return splitLocaleFromPath(pathname).path === '/login' && searchParams.has('next')
}

const failureReason = (error: unknown): NonNullable<FormState['lost']> =>
  error instanceof ConnectionError && error.reason !== 'aborted' ? error.reason : 'failed'

/** Returns the current step of a form and its values, except secrets. */
function restorable(form: FormData): Pick<ConnectionFailure['answer'], 'step' | 'values' | 'form'> {
  const fields = [...form].filter(
    ([name, value]) => typeof value === 'string' && !secretFields.test(name),
  )
  const values = Object.fromEntries(fields) as Record<string, string>
  const { step, form: name } = values
  return { values, form: name, ...(step !== undefined && { step }) }
}

/** Loaders of account pages only run again after a navigation; action data contains all changes. */
export const shouldRevalidate = () => false
