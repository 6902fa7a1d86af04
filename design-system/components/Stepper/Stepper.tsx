import { Anchor } from '../Link/LinkProvider.tsx'
import type { NativeProps } from '../../nativeProps.ts'
import { Icon } from '../Icon/Icon.tsx'
import { checkmarkIcon } from '../Icon/icons.ts'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Stepper.css.ts'

export interface StepperStep {
  /** Name of the step in one or two words. */
  label: string
  /** URL of the step, which is a link once it is completed. */
  href?: string | undefined
}

export interface StepperProps extends NativeProps<'ol'> {
  /** Accessible name of the list. */
  label: string
  /** All steps in order. */
  steps: readonly StepperStep[]
  /** Number of the current step, from 1. */
  current: number
  /** Progress as a text for narrow containers, such as 'Step 2 of 3: Code'. */
  summary: string
  /** Visually hidden text after a completed step, such as 'done'. */
  doneLabel: string
}

/** Shows which step of a process is the current one. */
export function Stepper({ label, steps, current, summary, doneLabel, ...native }: StepperProps) {
  return (
    <div className={styles.root}>
      {/* Hidden from screen readers, because the list conveys the same. */}
      <p className={styles.summary} aria-hidden>
        {summary}
      </p>
      <ol aria-label={label} {...native} className={styles.list}>
        {steps.map(({ label, href }, index) => {
          const done = index + 1 < current
          const name =
            done && href ? (
              <Anchor className={styles.link} href={href}>
                {label}
              </Anchor>
            ) : (
              label
            )
          return (
            <li
              key={`${index + 1} ${label}`}
              className={styles.step}
              data-state={done ? 'done' : undefined}
              aria-current={index + 1 === current ? 'step' : undefined}
            >
              <span className={styles.indicator} aria-hidden>
                {done ? <Icon icon={checkmarkIcon} /> : index + 1}
              </span>
              <span className={styles.words}>
                {name}
                {done && <span className={hidden}>, {doneLabel}</span>}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
