import { useEffect, useRef, useState, type RefObject } from 'react'
import type { AccountAnswer } from '#data/accountAnswer.ts'
import type { CaptchaAnswer, CaptchaPass, IssuedCaptcha } from '#data/captcha.ts'
import { useFormState } from '../formState.tsx'
import { proofOfWork } from './proofOfWork.ts'

type Phase = 'open' | 'loading' | 'checking' | 'working' | 'done' | 'lost'
type Answer = Pick<CaptchaAnswer, 'x' | 'trace' | 'work'>

/** Time before its end at which a captcha is given up, in ms: an answer needs some, too. */
const spare = 10_000

/** Ids of captchas that were answered in this tab: a step may be shown again with the one the page came with. */
const spent = new Set<string>()

const none: CaptchaPass = { pass: '', expiresIn: 0 }

/** A captcha and what has become of it; it is answered once, and another one comes by itself. */
export function useCaptcha(
  first: IssuedCaptcha | undefined,
  answered: AccountAnswer | undefined,
  root: RefObject<HTMLDivElement | null>,
) {
  const { issueCaptcha, redeemCaptcha } = useFormState()
  const [issued, setIssued] = useState(first)
  const [phase, setPhase] = useState<Phase>(() =>
    first && !spent.has(first.id) ? 'open' : 'loading',
  )
  const [passed, setPassed] = useState(none)
  const [failed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)
  const [seen, setSeen] = useState(answered)
  const asked = useRef(false)
  const work = useRef<AbortController>(undefined)

  // A post uses a pass up, whatever it is answered with; one that did not arrive does not.
  if (answered !== seen) {
    setSeen(answered)
    if (answered?.lost !== 'offline') {
      setPassed(none)
      setPhase('loading')
    }
  }

  useEffect(() => {
    if (phase !== 'loading') return undefined
    let wanted = true
    const show = (next: IssuedCaptcha | undefined) => {
      if (!wanted) return
      if (next) setIssued(next)
      setPhase(next ? 'open' : 'lost')
      if (asked.current) setTurn((count) => count + 1)
      asked.current = false
    }
    issueCaptcha().then(show, () => show(undefined))
    return () => {
      wanted = false
    }
  }, [phase, issueCaptcha])

  const renew = () => {
    asked.current = true
    setFailed(false)
    setPhase('loading')
  }

  const redeem = async (answer: Answer) => {
    if (!issued) return
    spent.add(issued.id)
    setFailed(false)
    setPhase('checking')
    try {
      const given = await redeemCaptcha({ id: issued.id, ...answer })
      setFailed(!given)
      setPassed(given ?? none)
      setPhase(given ? 'done' : 'loading')
      if (given) setTurn((count) => count + 1)
      else asked.current = true
    } catch {
      setPhase('lost')
    }
  }

  const skipPuzzle = async () => {
    if (!issued) return
    const control = new AbortController()
    work.current = control
    setPhase('working')
    const found = await proofOfWork(issued.id, issued.work.bits, control.signal)
    if (found !== undefined) await redeem({ work: found })
  }

  const cancel = () => {
    work.current?.abort()
    setPhase('open')
  }

  useEffect(() => () => work.current?.abort(), [])

  useEffect(() => {
    if (phase !== 'open' && phase !== 'done') return undefined
    const lasts = phase === 'done' ? passed.expiresIn : (issued?.expiresIn ?? 0)
    // Nobody solves a puzzle in a page that is not seen.
    const again = () => {
      if (document.hidden) document.addEventListener('visibilitychange', again, { once: true })
      else {
        setPassed(none)
        setPhase('loading')
      }
    }
    const timer = setTimeout(again, lasts * 1000 - spare)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', again)
    }
  }, [phase, passed, issued])

  // What had the focus is gone; whoever has moved on meanwhile keeps it.
  useEffect(() => {
    const { activeElement, body } = document
    if (turn > 0 && (activeElement === body || root.current?.contains(activeElement)))
      root.current?.querySelector<HTMLElement>('input[type=range], [role=status]')?.focus()
  }, [turn, root])

  return { issued, phase, failed, pass: passed.pass, renew, redeem, skipPuzzle, cancel }
}
