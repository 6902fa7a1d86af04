import type { ComponentExamples } from '../../examples.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import type { InlineProps } from './Inline.tsx'

const parts = ['Foot', 'Module', 'Head'].map((part) => <Badge key={part}>{part}</Badge>)

/** Examples of Inline: gaps, fixed and responsive, and distribution. */
export const examples = {
  default: { props: { space: 12, children: parts } },
  responsive: { props: { space: { base: 4, desktop: 16, wide: 32 }, children: parts } },
  spread: { props: { space: 12, justify: 'spread', children: parts } },
  end: { props: { space: 12, justify: 'end', children: parts } },
  german: {
    lang: 'de',
    props: {
      space: 12,
      children: [
        <Button key="quote">Angebot anfordern</Button>,
        <Button key="sheet" variant="secondary">
          Datenblatt herunterladen
        </Button>,
      ],
    },
  },
} satisfies ComponentExamples<InlineProps>
