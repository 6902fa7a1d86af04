import { type DocumentsInForce, makeAgreements } from './agreements.ts'
import type { Captcha } from './captcha.ts'
import type { Codes } from './codes.ts'
import { letterWriter } from './mail/letters.ts'
import { makeNotices } from './mail/notices.ts'
import { makeOwnAccount } from './ownAccount.ts'
import type { Passwords } from './passwords.ts'
import { makeProofs } from './proofs.ts'
import { makeRetrieval } from './retrieval.ts'
import { makeSignIn } from './signIn.ts'
import { makeSignUp } from './signUp.ts'
import type { Words } from './words.ts'

export interface AccountServicesOptions {
  readonly captcha: Captcha
  readonly codes: Codes
  readonly passwords: Passwords
  readonly words: Words
  readonly documents: DocumentsInForce
  /** What links in mails begin with. */
  readonly origin: () => string
  /** What stands in the ids of mails. */
  readonly domain: string
}

/** Everything accounts can do, once the input is known to be right; all of it asks for `Caller` and `Database`. */
export function makeAccountServices(options: AccountServicesOptions) {
  const { captcha, codes, passwords, words, documents, origin, domain } = options
  const proofs = makeProofs(codes)
  const agreements = makeAgreements(documents)
  const notices = makeNotices(words, letterWriter(words, domain), origin)
  return {
    captcha,
    agreements,
    signUp: makeSignUp(proofs, passwords, agreements),
    signIn: makeSignIn(captcha, passwords, notices),
    retrieval: makeRetrieval(proofs, passwords, notices),
    own: makeOwnAccount(proofs, passwords, notices),
  }
}
export type AccountServices = ReturnType<typeof makeAccountServices>
