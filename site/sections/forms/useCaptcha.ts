import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { AccountAnswer } from '#data/accountAnswer.ts'
import type { CaptchaAnswer, IssuedCaptcha } from '#data/captcha.ts'
import { useFormState } from '../formState.tsx'
import { proofOfWork } from './proofOfWork.ts'

type Phase = 'open' | 'loading' | 'checking' | 'working' | 'done' | 'lost'
type Answer = Pick<CaptchaAnswer, 'x' | 'trace' | 'work'>

/** Time before its end at which a captcha is given up, in ms: an answer needs some, too. */
const spare = 10_000

/** Ids of captchas that were answered in this tab: a step may be shown again with the one the page came with. */
const spent = new Set<string>()

/** A captcha and what has become of it; it is answered once, and another one comes by itself. */
export function useCaptcha(
  first: IssuedCaptcha | undefined,
  answered: AccountAnswer | undefined,
  root: RefObject<HTMLDivElement | null>,
) {
  const { issueCaptcha, redeemCaptcha } = useFormState()
  const [issued, setIssued] = useState(first)
  const [stale] = useState(() => first !== undefined && spent.has(first.id))
  const [phase, setPhase] = useState<Phase>(!first ? 'lost' : stale ? 'loading' : 'open')
  const [passed, setPassed] = useState({ pass: '', expiresIn: 0 })
  const [failed, setFailed] = useState(false)
  const work = useRef<AbortController>(undefined)
  const seen = useRef(answered)
  const [turn, setTurn] = useState(0)

  const renew = useCallback(async () => {
    work.current?.abort()
    setPassed({ pass: '', expiresIn: 0 })
    setPhase('loading')
    try {
      setIssued(await issueCaptcha())
      setPhase('open')
    } catch {
      setPhase('lost')
    }
  }, [issueCaptcha])

  const redeem = async (answer: Answer) => {
    if (!issued) return
    spent.add(issued.id)
    setFailed(false)
    setPhase('checking')
    try {
      const given = await redeemCaptcha({ id: issued.id, ...answer })
      setFailed(!given)
      if (!given) await renew()
      else {
        setPassed(given)
        setPhase('done')
      }
      setTurn((count) => count + 1)
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

  // A post uses a pass up, whatever it is answered with; one that did not arrive does not.
  useEffect(() => {
    if (answered === seen.current) return
    seen.current = answered
    if (answered?.lost !== 'offline') void renew()
  }, [answered, renew])

  useEffect(() => {
    if (stale) void renew()
  }, [stale, renew])

  useEffect(() => () => work.current?.abort(), [])

  const lasts =
    phase === 'done' ? passed.expiresIn : phase === 'open' ? issued?.expiresIn : undefined
  useEffect(() => {
    if (lasts === undefined) return undefined
    // Nobody solves a puzzle in a page that is not seen.
    const again = () => {
      if (document.hidden) document.addEventListener('visibilitychange', again, { once: true })
      else void renew()
    }
    const timer = setTimeout(again, lasts * 1000 - spare)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', again)
    }
  }, [lasts, issued, renew])

  // What had the focus is gone; whoever has moved on meanwhile keeps it.
  useEffect(() => {
    const { activeElement, body } = document
    if (turn > 0 && (activeElement === body || root.current?.contains(activeElement)))
      root.current?.querySelector<HTMLElement>('input[type=range], [role=status]')?.focus()
  }, [turn, root])

  return { issued, phase, failed, pass: passed.pass, renew, redeem, skipPuzzle, cancel }
}
