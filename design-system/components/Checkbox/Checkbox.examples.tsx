import type { ComponentExamples } from '../../examples.ts'
import { Link } from '../Link/Link.tsx'
import type { CheckboxProps } from './Checkbox.tsx'

/** Examples of Checkbox, from typical to extreme. */
export const examples = {
  default: {
    props: {
      id: 'statistics',
      name: 'statistics',
      label: 'Statistics',
      help: 'Counts visits, not people.',
    },
  },
  checked: {
    props: { id: 'preference', name: 'preference', label: 'Preference', defaultChecked: true },
  },
  indeterminate: {
    props: { id: 'all', name: 'all', label: 'All categories', indeterminate: true },
  },
  withError: {
    props: {
      id: 'agreement',
      name: 'agreement',
      label: (
        <>
          I agree to the <Link href="#agreement">service agreement</Link> and the{' '}
          <Link href="#policy">privacy policy</Link>
        </>
      ),
      error: 'Accept the agreement and the policy to continue.',
    },
  },
  disabled: {
    props: {
      id: 'off',
      name: 'off',
      label: 'Marketing',
      help: 'Your browser refuses it.',
      disabled: true,
    },
  },
  disabledChecked: {
    props: {
      id: 'necessary',
      name: 'necessary',
      label: 'Necessary',
      help: 'Cannot be refused.',
      defaultChecked: true,
      disabled: true,
    },
  },
  german: {
    lang: 'de',
    props: {
      id: 'einwilligung',
      name: 'consent',
      label:
        'Ich stimme der Datenschutzerklärung und dem Erhalt des Newsletters zu. Das kann ich jederzeit widerrufen.',
      error: 'Bitte stimmen Sie der Datenschutzerklärung zu, um den Newsletter zu abonnieren',
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      id: 'tongyi',
      name: 'consent',
      label: '我同意隐私政策并愿意接收资讯邮件，可随时撤回同意。',
      defaultChecked: true,
    },
  },
} satisfies ComponentExamples<CheckboxProps>
