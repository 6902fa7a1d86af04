import type { ComponentExamples } from '../../examples.ts'
import type { StepperProps } from './Stepper.tsx'

const steps = [{ label: 'Email', href: '#email' }, { label: 'Code' }, { label: 'New password' }]
const english = { label: 'Retrieve password', steps, doneLabel: 'done' }

/** Examples of Stepper, from typical to extreme. */
export const examples = {
  default: { props: { ...english, current: 2, summary: 'Step 2 of 3: Code' } },
  first: { props: { ...english, current: 1, summary: 'Step 1 of 3: Email' } },
  last: { props: { ...english, current: 3, summary: 'Step 3 of 3: New password' } },
  german: {
    lang: 'de',
    props: {
      label: 'Registrieren',
      steps: [
        { label: 'E-Mail-Adresse' },
        { label: 'Bestätigungscode' },
        { label: 'Benutzername und Kennwort' },
        { label: 'Unternehmen' },
      ],
      current: 3,
      summary: 'Schritt 3 von 4: Benutzername und Kennwort',
      doneLabel: 'erledigt',
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      label: '找回密码',
      steps: [{ label: '邮箱' }, { label: '验证码' }, { label: '新密码' }],
      current: 2,
      summary: '第 2 步，共 3 步：验证码',
      doneLabel: '已完成',
    },
  },
} satisfies ComponentExamples<StepperProps>
