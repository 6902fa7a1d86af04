import type { ComponentExamples } from '../../examples.ts'
import { copyIcon, downloadIcon, menuIcon, trashIcon } from '../Icon/icons.ts'
import type { MenuProps } from './Menu.tsx'

const none = () => undefined

/** Examples of Menu: actions on a row or a record. */
export const examples = {
  default: {
    props: {
      label: 'Actions',
      items: [
        { id: 'copy', label: 'Copy the link', icon: copyIcon, onSelect: none },
        { id: 'download', label: 'Download as PDF', icon: downloadIcon, onSelect: none },
        { id: 'delete', label: 'Delete', icon: trashIcon, tone: 'danger', onSelect: none },
      ],
    },
  },
  icon: {
    props: {
      label: 'Actions for IT 5',
      icon: menuIcon,
      variant: 'quiet',
      align: 'end',
      items: [
        { id: 'rename', label: 'Rename', onSelect: none },
        { id: 'share', label: 'Share', disabled: true, onSelect: none },
      ],
    },
  },
  german: {
    lang: 'de',
    props: {
      label: 'Konfigurationsaktionen',
      items: [
        {
          id: 'laden',
          label: 'Systemkonfiguration als PDF-Dokument herunterladen',
          icon: downloadIcon,
          onSelect: none,
        },
        { id: 'kopieren', label: 'Verknüpfung kopieren', icon: copyIcon, onSelect: none },
      ],
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      label: '操作',
      items: [
        { id: 'fuzhi', label: '复制链接', icon: copyIcon, onSelect: none },
        { id: 'shanchu', label: '删除', icon: trashIcon, tone: 'danger', onSelect: none },
      ],
    },
  },
} satisfies ComponentExamples<MenuProps>
