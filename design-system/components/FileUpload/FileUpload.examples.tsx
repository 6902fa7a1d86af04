import type { ComponentExamples } from '../../examples.ts'
import type { FileUploadProps } from './FileUpload.tsx'

/** Examples of FileUpload, from typical to extreme. */
export const examples = {
  default: {
    props: {
      id: 'report',
      name: 'report',
      label: 'Commissioning report',
      help: 'PDF, at most 10 MB.',
      accept: '.pdf',
      requiredLabel: 'required',
    },
  },
  several: {
    props: {
      id: 'photos',
      name: 'photos',
      label: 'Photos of the installation',
      accept: 'image/*',
      multiple: true,
    },
  },
  withError: {
    props: {
      id: 'large',
      name: 'large',
      label: 'Log file',
      error: 'The file must be smaller than 10 MB.',
    },
  },
  disabled: { props: { id: 'closed', name: 'closed', label: 'Log file', disabled: true } },
  german: {
    lang: 'de',
    props: {
      id: 'protokoll',
      name: 'protokoll',
      label: 'Inbetriebnahmeprotokoll des Installationsbetriebs',
      requiredLabel: 'Pflichtfeld',
      help: 'PDF, höchstens 10 MB.',
    },
  },
  chinese: { lang: 'zh-CN', props: { id: 'wenjian', name: 'wenjian', label: '调试报告' } },
} satisfies ComponentExamples<FileUploadProps>
