import type { ComponentExamples } from '../../examples.ts'
import type { ComboboxProps } from './Combobox.tsx'
import type { ComboboxOption } from './matchComboboxOptions.ts'

/** Countries with dialling codes and search keywords. */
export const exampleCountries: readonly ComboboxOption[] = [
  { value: 'AU', label: 'Australia', detail: '+61' },
  { value: 'AT', label: 'Austria', detail: '+43', keywords: 'Österreich' },
  { value: 'BE', label: 'Belgium', detail: '+32', keywords: 'Belgique België' },
  { value: 'CN', label: 'China', detail: '+86', keywords: '中国' },
  { value: 'CI', label: 'Côte d’Ivoire', detail: '+225', keywords: 'Ivory Coast' },
  { value: 'DK', label: 'Denmark', detail: '+45', keywords: 'Danmark' },
  { value: 'FR', label: 'France', detail: '+33' },
  { value: 'DE', label: 'Germany', detail: '+49', keywords: 'Deutschland' },
  { value: 'IT', label: 'Italy', detail: '+39', keywords: 'Italia' },
  { value: 'NL', label: 'Netherlands', detail: '+31', keywords: 'Holland Nederland' },
  { value: 'NZ', label: 'New Zealand', detail: '+64', keywords: 'Aotearoa' },
  { value: 'PL', label: 'Poland', detail: '+48', keywords: 'Polska' },
  { value: 'ES', label: 'Spain', detail: '+34', keywords: 'España' },
  { value: 'CH', label: 'Switzerland', detail: '+41', keywords: 'Schweiz Suisse' },
  { value: 'GB', label: 'United Kingdom', detail: '+44', keywords: 'UK Britain England' },
]

const words = {
  placeholder: 'Choose a country',
  toggleLabel: 'Show countries',
  countLabel: (count: number) => (count === 1 ? '1 country' : `${count} countries`),
  emptyLabel: 'No country of that name',
}

const required = { ...words, name: 'country', label: 'Country or region' }

/** Examples of Combobox, from typical to extreme. */
export const examples = {
  default: {
    props: { ...required, id: 'country', options: exampleCountries, requiredLabel: 'required' },
  },
  chosen: { props: { ...required, id: 'chosen', options: exampleCountries, defaultValue: 'DE' } },
  grouped: {
    props: {
      ...words,
      id: 'site',
      name: 'site',
      label: 'Market',
      options: [
        { group: 'Asia and Pacific', value: 'AU', label: 'Australia' },
        { group: 'Asia and Pacific', value: 'CN', label: 'China' },
        { group: 'Europe', value: 'FR', label: 'France' },
        { group: 'Europe', value: 'DE', label: 'Germany' },
      ],
    },
  },
  withError: {
    props: {
      ...required,
      id: 'missing',
      options: exampleCountries,
      error: 'Choose a country or region.',
    },
  },
  german: {
    lang: 'de',
    props: {
      id: 'land',
      name: 'country',
      label: 'Land oder Region',
      requiredLabel: 'Pflichtfeld',
      placeholder: 'Bitte wählen',
      toggleLabel: 'Länder anzeigen',
      countLabel: (count) => `${count} Länder`,
      emptyLabel: 'Kein Land mit diesem Namen',
      error: 'Bitte wählen Sie Ihr Land oder Ihre Region.',
      options: [
        { value: 'DE', label: 'Deutschland', detail: '+49' },
        { value: 'AT', label: 'Österreich', detail: '+43' },
        {
          value: 'GB',
          label: 'Vereinigtes Königreich Großbritannien und Nordirland',
          detail: '+44',
        },
      ],
      defaultValue: 'GB',
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      id: 'guojia',
      name: 'country',
      label: '国家或地区',
      requiredLabel: '必填',
      placeholder: '请选择',
      toggleLabel: '显示列表',
      countLabel: (count) => `${count} 个结果`,
      emptyLabel: '没有匹配的国家或地区',
      options: [
        { value: 'AU', label: '澳大利亚', detail: '+61', keywords: 'Australia' },
        { value: 'DE', label: '德国', detail: '+49', keywords: 'Germany Deutschland' },
        { value: 'CN', label: '中国', detail: '+86', keywords: 'China' },
      ],
    },
  },
} satisfies ComponentExamples<ComboboxProps>
