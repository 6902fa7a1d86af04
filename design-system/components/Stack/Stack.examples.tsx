import type { Examples } from '../../examples.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import type { StackProps } from './Stack.tsx'

const parts = ['Foot', 'Module', 'Head'].map((part) => <Badge key={part}>{part}</Badge>)
const start = { align: 'start', children: parts } as const

/** Examples of Stack: directions, gaps and alignments. */
export const examples = {
  default: { props: { space: 16, ...start } },
  tight: { props: { space: 4, ...start } },
  wide: { props: { space: 32, ...start } },
  row: { props: { space: 12, direction: 'row', children: parts } },
  spread: { props: { space: 12, direction: 'row', justify: 'spread', children: parts } },
  german: {
    lang: 'de',
    props: {
      space: 12,
      direction: 'row',
      children: [
        <Button key="quote">Angebot anfordern</Button>,
        <Button key="sheet" variant="secondary">
          Datenblatt herunterladen
        </Button>,
      ],
    },
  },
} satisfies Examples<StackProps>
