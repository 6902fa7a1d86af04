import { Heading, Stack, Text } from '#design-system'
import { Band } from '../Band.tsx'
import { useRichText, useText } from '../site.tsx'
import type { PageHeaderProps } from './PageHeader.schema.ts'

/** A quiet opening: the page title and a sentence, without a picture. */
export function PageHeader({ title, lead, anchor }: PageHeaderProps) {
  const text = useText()
  const rich = useRichText()
  return (
    <Band anchor={anchor} ground="opening">
      <Stack space={32}>
        <Heading level={1}>{rich(title)}</Heading>
        {lead && <Text size="lead">{text(lead)}</Text>}
      </Stack>
    </Band>
  )
}
