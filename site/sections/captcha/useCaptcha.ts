import { useEffect, useRef, useState, type RefObject } from 'react'
import type { FormState } from '#data/forms/formState.ts'
import type {
  CaptchaAnswer,
  CaptchaPass,
  CaptchaPurpose,
  IssuedCaptcha,
} from '#data/captcha/captcha.ts'
import { useFormContext } from '../formContext.tsx'
import { solveProofOfWork } from './proofOfWork.ts'

type Phase = 'open' | 'loading' | 'checking' | 'working' | 'done' | 'lost'
type Answer = Pick<CaptchaAnswer, 'x' | 'trace' | 'work'>

/** Time in ms before expiry at which a captcha is replaced, so that an answer still arrives in time. */
const expiryMargin = 10_000

/** Ids of captchas answered in this tab; a form step may be rendered again with the captcha of the page. */
const answeredIds = new Set<string>()

const noPass: CaptchaPass = { pass: '', expiresIn: 0 }

/** State of a captcha: each is answered once; after use, failure or expiry the next one is loaded. */
export function useCaptcha(
  purpose: CaptchaPurpose,
  first: IssuedCaptcha | undefined,
  answered: FormState | undefined,
  root: RefObject<HTMLDivElement | null>,
) {
  const { issueCaptcha, redeemCaptcha } = useFormContext()
  const [issued, setIssued] = useState(first)
  const [phase, setPhase] = useState<Phase>(() =>
    first && !answeredIds.has(first.id) ? 'open' : 'loading',
  )
  const [pass, setPass] = useState(noPass)
  const [failed, setFailed] = useState(false)
  const [focusRequests, setFocusRequests] = useState(0)
  const [lastResult, setLastResult] = useState(answered)
  const wasRequested = useRef(false)
  const workController = useRef<AbortController>(undefined)

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
    issueCaptcha().then(show, () => show(undefined))
    return () => {
      isCurrent = false
    }
  }, [phase, issueCaptcha])

  const renew = () => {
    wasRequested.current = true
    setFailed(false)
    setPhase('loading')
  }

  const redeem = async (answer: Answer) => {
    if (!issued) return
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
    } catch {
      setPhase('lost')
    }
  }

  const work = async (during: Phase, answer: Omit<Answer, 'work'>) => {
    if (!issued) return
    const controller = new AbortController()
    workController.current = controller
    setPhase(during)
    const solution = await solveProofOfWork(issued.id, issued.work.bits, controller.signal)
    if (solution !== undefined) await redeem({ ...answer, work: solution })
  }
  const skipPuzzle = () => work('working', {})
  const place = (answer: Omit<Answer, 'work'>) => work('checking', answer)

  const cancel = () => {
    workController.current?.abort()
    setPhase('open')
  }

  useEffect(() => () => workController.current?.abort(), [])

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
