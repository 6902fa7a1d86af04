import type { ComponentExamples } from '../../examples.ts'
import type { FieldOwnProps } from './Field.tsx'

const children: FieldOwnProps['children'] = (control, className) => (
  <input className={className} name={control.id} {...control} />
)

/** Examples of Field, from typical to extreme with any control. */
export const examples = {
  default: { props: { id: 'company', label: 'Company name', children } },
  required: {
    props: { id: 'name', label: 'Name', requiredLabel: 'required', children },
  },
  withHelp: {
    props: {
      id: 'site',
      label: 'Project location',
      help: 'Where the system will stand.',
      children,
    },
  },
  withError: {
    props: { id: 'telephone', label: 'Telephone', error: 'Enter a telephone number.', children },
  },
  withAside: {
    props: { id: 'modules', label: 'Modules', aside: <output>6</output>, children },
  },
  labelHeard: {
    props: { id: 'search', label: 'Search downloads', labelVariant: 'hidden', children },
  },
  german: {
    lang: 'de',
    props: {
      id: 'firma',
      label: 'Firma oder Installationsbetrieb mit Eintragung im Marktstammdatenregister',
      requiredLabel: 'Pflichtfeld',
      help: 'Wie auf Ihrer Rechnung.',
      error: 'Bitte geben Sie Ihre Firma an.',
      children,
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      id: 'gongsi',
      label: '公司名称',
      requiredLabel: '必填',
      error: '请填写公司名称',
      children,
    },
  },
} satisfies ComponentExamples<FieldOwnProps>
