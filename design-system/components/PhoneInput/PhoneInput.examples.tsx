import type { ComponentExamples } from '../../examples.ts'
import { exampleCountries } from '../Combobox/Combobox.examples.tsx'
import type { PhoneInputProps } from './PhoneInput.tsx'

const names = { codeName: 'country', name: 'phone', defaultCode: 'DE' }
const english = {
  ...names,
  codeLabel: 'Dialling code',
  numberLabel: 'Number',
  codes: exampleCountries,
}

/** Examples of PhoneInput, from typical to extreme. */
export const examples = {
  default: {
    props: { ...english, id: 'phone', label: 'Phone', help: 'Without the leading zero.' },
  },
  withError: {
    props: {
      ...english,
      id: 'telephone',
      label: 'Telephone',
      requiredLabel: 'required',
      error: 'Enter a telephone number.',
    },
  },
  german: {
    lang: 'de',
    props: {
      ...names,
      id: 'telefon',
      label: 'Telefonnummer für Rückfragen zum Netzanschluss',
      codeLabel: 'Vorwahl',
      numberLabel: 'Nummer',
      codes: [
        { value: 'DE', label: 'Deutschland', detail: '+49' },
        { value: 'GB', label: 'Vereinigtes Königreich', detail: '+44' },
      ],
      defaultCode: 'GB',
      defaultValue: '7700 900123',
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      ...names,
      id: 'shouji',
      label: '手机',
      requiredLabel: '必填',
      codeLabel: '国际区号',
      numberLabel: '号码',
      codes: [
        { value: 'CN', label: '中国', detail: '+86' },
        { value: 'DE', label: '德国', detail: '+49' },
      ],
      defaultCode: 'CN',
    },
  },
} satisfies ComponentExamples<PhoneInputProps>
