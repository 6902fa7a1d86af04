import type { ComponentExamples } from '../../examples.ts'
import { Button } from '../Button/Button.tsx'
import * as icons from '../Icon/icons.ts'
import type { EmptyStateProps } from './EmptyState.tsx'

/** Examples of EmptyState, from typical to extreme. */
export const examples = {
  default: { props: { title: 'no data', icon: icons.documentIcon } },
  bare: { props: { title: 'no data' } },
  withAction: {
    props: {
      title: 'no data',
      icon: icons.searchIcon,
      hint: 'No document fits all of these filters.',
      action: (
        <Button href="?" variant="secondary" size="small">
          Reset filters
        </Button>
      ),
    },
  },
  german: {
    lang: 'de',
    props: {
      title: 'Keine Daten',
      icon: icons.calendarIcon,
      hint: 'Zu diesen Veranstaltungsteilnahmebedingungen gibt es derzeit keine bevorstehenden Messen.',
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: { title: '暂无数据', icon: icons.documentIcon, hint: '请更换筛选条件。' },
  },
} satisfies ComponentExamples<EmptyStateProps>
