import type { ComponentExamples } from '../../examples.ts'
import type { PasswordRuleOptions } from './PasswordRuleChecklist.tsx'
import type { PasswordInputProps } from './PasswordInput.tsx'

const kinds = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}\s]/u]
const tests = [
  (text: string) => text.length >= 8 && text.length <= 20,
  (text: string) => !/\s/.test(text),
  (text: string) => kinds.filter((kind) => kind.test(text)).length >= 3,
]

const meter = (
  labels: readonly string[],
  words: Omit<PasswordRuleOptions, 'rules'>,
): PasswordRuleOptions => ({
  rules: tests.map((test, index) => ({ label: labels[index] ?? '', test })),
  ...words,
})

const english = meter(
  [
    '8 to 20 characters',
    'No spaces',
    'Three of four: uppercase, lowercase, digit, special character',
  ],
  {
    metLabel: 'met',
    unmetLabel: 'not met yet',
    summary: (met, all) => `${met} of ${all} rules met`,
  },
)

const words = { revealLabel: 'Show password', hideLabel: 'Hide password' }

/** Examples of PasswordInput, from typical to extreme. */
export const examples = {
  default: {
    props: {
      ...words,
      id: 'password',
      name: 'password',
      label: 'Password',
      autoComplete: 'current-password',
    },
  },
  chosen: {
    props: {
      ...words,
      id: 'new-password',
      name: 'newPassword',
      label: 'New password',
      requiredLabel: 'required',
      autoComplete: 'new-password',
      meter: english,
    },
  },
  withError: {
    props: {
      ...words,
      id: 'confirm',
      name: 'confirm',
      label: 'Confirm password',
      autoComplete: 'new-password',
      error: 'Enter the same password as above.',
    },
  },
  german: {
    lang: 'de',
    props: {
      id: 'kennwort',
      name: 'kennwort',
      label: 'Neues Kennwort',
      requiredLabel: 'Pflichtfeld',
      autoComplete: 'new-password',
      revealLabel: 'Kennwort anzeigen',
      hideLabel: 'Kennwort verbergen',
      error: 'Das Kennwort hat nicht das richtige Format.',
      meter: meter(
        [
          '8 bis 20 Zeichen',
          'Keine Leerzeichen',
          'Drei von vier: Großbuchstabe, Kleinbuchstabe, Ziffer, Sonderzeichen',
        ],
        {
          metLabel: 'erfüllt',
          unmetLabel: 'noch nicht erfüllt',
          summary: (met, all) => `${met} von ${all} Regeln erfüllt`,
        },
      ),
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      id: 'mima',
      name: 'mima',
      label: '新密码',
      autoComplete: 'new-password',
      revealLabel: '显示密码',
      hideLabel: '隐藏密码',
      meter: meter(['8～20 个字符', '不含空格', '大写字母、小写字母、数字、特殊字符至少三种'], {
        metLabel: '已满足',
        unmetLabel: '未满足',
        summary: (met, all) => `已满足 ${all} 条规则中的 ${met} 条`,
      }),
    },
  },
} satisfies ComponentExamples<PasswordInputProps>
