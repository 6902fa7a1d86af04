import type { ComponentExamples } from '../../examples.ts'
import type { SelectProps } from './Select.tsx'

/** Examples of Select, from typical to extreme. */
export const examples = {
  default: {
    props: {
      id: 'user-type',
      name: 'userType',
      label: 'User type',
      placeholder: 'Choose a user type',
      options: [
        { value: 'epc', label: 'EPC' },
        { value: 'distributor', label: 'Distributor' },
        { value: 'planner', label: 'Planner' },
        { value: 'utility', label: 'Utility' },
        { value: 'installer', label: 'Installer' },
        { value: 'end-user', label: 'End User' },
      ],
    },
  },
  grouped: {
    props: {
      id: 'product',
      name: 'product',
      label: 'Product',
      help: 'Which one is your question about?',
      defaultValue: 'hybrid-inverter',
      options: [
        { group: 'Home', value: 'all-in-one', label: 'All-in-one system' },
        { group: 'Home', value: 'hybrid-inverter', label: 'Hybrid inverter' },
        { group: 'Home', value: 'charger', label: 'AC charger' },
        { group: 'Commercial', value: 'pcs', label: 'Power conversion system', detail: '62.5 kW' },
        { group: 'Commercial', value: 'cabinet', label: 'Control cabinet', disabled: true },
      ],
    },
  },
  withError: {
    props: {
      id: 'problem',
      name: 'problem',
      label: 'Problem type',
      requiredLabel: 'required',
      placeholder: 'Choose a problem type',
      error: 'Choose a problem type.',
      options: [
        { value: 'alarm', label: 'Alarm' },
        { value: 'update', label: 'Firmware update' },
      ],
    },
  },
  disabled: {
    props: {
      id: 'series',
      name: 'series',
      label: 'Series',
      options: [{ value: 'all', label: 'All series' }],
      disabled: true,
    },
  },
  german: {
    lang: 'de',
    props: {
      id: 'nutzertyp',
      name: 'userType',
      label: 'Ich bin',
      options: [
        { value: 'epc', label: 'EPC-Unternehmen (Generalunternehmer) für Großspeicherprojekte' },
        { value: 'distributor', label: 'Fachgroßhandel' },
        { value: 'end-user', label: 'Endkunde/Endkundin' },
      ],
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      id: 'leixing',
      name: 'userType',
      label: '用户类型',
      placeholder: '请选择',
      error: '请填写此项',
      options: [
        { value: 'epc', label: 'EPC 总包商' },
        { value: 'installer', label: '安装商' },
      ],
    },
  },
} satisfies ComponentExamples<SelectProps>
