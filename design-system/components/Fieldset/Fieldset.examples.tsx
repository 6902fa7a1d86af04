import type { ComponentExamples } from '../../examples.ts'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import type { FieldsetProps } from './Fieldset.tsx'

const topics = (id: string, labels: readonly string[]) => (
  <div>
    {labels.map((label, index) => (
      <Checkbox key={label} id={`${id}-${index}`} name={id} value={`${index}`} label={label} />
    ))}
  </div>
)

/** Examples of Fieldset, from typical to extreme. */
export const examples = {
  default: {
    props: {
      id: 'topics',
      label: 'What is your question about?',
      help: 'Choose all that fit.',
      children: topics('topics', ['Home storage', 'Commercial storage', 'Open API']),
    },
  },
  withError: {
    props: {
      id: 'documents',
      label: 'Document types',
      requiredLabel: 'required',
      error: 'Choose at least one document type.',
      children: topics('documents', ['PDF', 'Video', 'Image']),
    },
  },
  german: {
    lang: 'de',
    props: {
      id: 'themen',
      label: 'Wozu möchten Sie beraten werden?',
      help: 'Wählen Sie alles, was zutrifft.',
      children: topics('themen', [
        'Mindesteigenverbrauch und Netzanschlussbedingungen',
        'Gewerbespeicher',
      ]),
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      id: 'zhuti',
      label: '您想咨询什么？',
      children: topics('zhuti', ['户用储能', '工商业储能']),
    },
  },
} satisfies ComponentExamples<FieldsetProps>
