import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { FormState } from '#data/forms/formState.ts'
import type {
  CaptchaAnswer,
  CaptchaPass,
  CaptchaPurpose,
  IssuedCaptcha,
} from '#data/captcha/captcha.ts'
import { useFormContext } from '../formContext.tsx'
import { startProofOfWork, type ProofOfWorkRun } from './startProofOfWork.ts'

type Phase = 'open' | 'loading' | 'checking' | 'working' | 'done' | 'lost'
type Answer = Pick<CaptchaAnswer, 'x' | 'trace' | 'work'>

/** Time in ms before expiry at which a captcha is replaced, so that an answer still arrives in time. */
const expiryMargin = 10_000

/** Ids of captchas answered in this tab; a form step may be rendered again with the captcha of the page. */
const answeredIds = new Set<string>()

const noPass: CaptchaPass = { pass: '', price: 1, expiresIn: 0 }

/**
 * State of a captcha. Each is answered once; after use, failure or expiry the next one is loaded. Its proof of work
 * starts with the first input into the form, so that it is done before submission. If a response raises the price, the
 * additional work is done and the form is submitted again automatically.
 */
export function useCaptcha(
  purpose: CaptchaPurpose,
  first: IssuedCaptcha | undefined,
  answered: FormState | undefined,
  root: RefObject<HTMLDivElement | null>,
) {
  const { issueCaptcha, redeemCaptcha } = useFormContext()
  const [issued, setIssued] = useState(first)
  const price = answered?.price
  const [phase, setPhase] = useState<Phase>(() =>
    first && !answeredIds.has(first.id) && price === undefined ? 'open' : 'loading',
  )
  const [pass, setPass] = useState(noPass)
  const [failed, setFailed] = useState(false)
  const [focusRequests, setFocusRequests] = useState(0)
  const [lastResult, setLastResult] = useState(answered)
  const wasRequested = useRef(false)
  /** Result whose raised price has been paid. */
  const paid = useRef<FormState>(undefined)
  /** True if the form is submitted again when the work is done. */
  const isResent = useRef(false)
  const run = useRef<ProofOfWorkRun & { readonly id: string }>(undefined)

  // Every submission consumes the pass unless it never reached the server.
  if (answered !== lastResult) {
    setLastResult(answered)
    if (answered?.lost !== 'offline') {
      setPass(noPass)
      setPhase('loading')
    }
  }

  useEffect(() => {
    if (phase !== 'loading') return undefined
    let isCurrent = true
    const show = (next: IssuedCaptcha | undefined) => {
      if (!isCurrent) return
      if (next) setIssued(next)
      setPhase(next ? 'open' : 'lost')
      if (wasRequested.current) setFocusRequests((count) => count + 1)
      wasRequested.current = false
    }
    issueCaptcha(price).then(show, () => show(undefined))
    return () => {
      isCurrent = false
    }
  }, [phase, issueCaptcha, price])

  const renew = () => {
    wasRequested.current = true
    setFailed(false)
    setPhase('loading')
  }

  const redeem = async (answer: Answer) => {
    if (!issued) return false
    answeredIds.add(issued.id)
    setFailed(false)
    setPhase('checking')
    try {
      const redeemed = await redeemCaptcha({ id: issued.id, purpose, ...answer })
      setFailed(!redeemed)
      setPass(redeemed ?? noPass)
      setPhase(redeemed ? 'done' : 'loading')
      if (redeemed) setFocusRequests((count) => count + 1)
      else wasRequested.current = true
      return redeemed !== undefined
    } catch {
      setPhase('lost')
      return false
    }
  }

  const work = async (during: Phase, answer: Omit<Answer, 'work'>) => {
    if (!issued) return false
    setPhase(during)
    const solution = await beginWork(run, issued).answer
    return solution !== undefined && redeem({ ...answer, work: solution })
  }
  const skipPuzzle = () => work('working', {})
  const place = (answer: Omit<Answer, 'work'>) => work('checking', answer)

  const cancel = () => {
    run.current?.cancel()
    run.current = undefined
    setPhase('open')
  }

  useEffect(() => {
    const form = root.current?.closest('form')
    if (phase !== 'open' || !issued || !form) return undefined
    const begin = () => void beginWork(run, issued)
    form.addEventListener('input', begin, { once: true })
    return () => form.removeEventListener('input', begin)
  }, [phase, issued, root])

  const payPrice = useEffectEvent(async () => {
    isResent.current = true
    if (!(await skipPuzzle())) isResent.current = false
  })
  useEffect(() => {
    if (phase !== 'open' || price === undefined || paid.current === answered) return
    paid.current = answered
    void payPrice()
  }, [phase, price, answered])
  // An effect, because the pass must stand in the form.
  useEffect(() => {
    if (phase !== 'done' || !isResent.current) return
    isResent.current = false
    const form = root.current?.closest('form')
    // After a reload the form has lost its password.
    const isComplete = Array.from(form?.querySelectorAll('input') ?? []).every(
      ({ validity }) => validity.valid,
    )
    if (isComplete) form?.requestSubmit()
  }, [phase, root])

  useEffect(() => () => run.current?.cancel(), [])

  useEffect(() => {
    if (phase !== 'open' && phase !== 'done') return undefined
    const lifetime = phase === 'done' ? pass.expiresIn : (issued?.expiresIn ?? 0)
    // A hidden tab waits until it is visible, because nobody solves its puzzle.
    const replace = () => {
      if (document.hidden) document.addEventListener('visibilitychange', replace, { once: true })
      else {
        setPass(noPass)
        setPhase('loading')
      }
    }
    const timer = setTimeout(replace, lifetime * 1000 - expiryMargin)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', replace)
    }
  }, [phase, pass, issued])

  // Restores focus, because the focused element was replaced; skipped if the focus moved elsewhere meanwhile.
  useEffect(() => {
    const { activeElement, body } = document
    if (focusRequests > 0 && (activeElement === body || root.current?.contains(activeElement)))
      root.current?.querySelector<HTMLElement>('input[type=range], [role=status]')?.focus()
  }, [focusRequests, root])

  return { issued, phase, failed, pass: pass.pass, renew, place, skipPuzzle, cancel }
}

/** Returns the running proof of work of the captcha, or starts it. */
function beginWork(
  run: RefObject<(ProofOfWorkRun & { readonly id: string }) | undefined>,
  { id, work: { links } }: IssuedCaptcha,
): ProofOfWorkRun {
  if (run.current?.id === id) return run.current
  run.current?.cancel()
  const begun = { ...startProofOfWork({ id, links }), id }
  run.current = begun
  return begun
}
