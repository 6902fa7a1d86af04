import { Button, Grid, Stack, Text } from '#design-system'
import { DeskCard } from '../parts/DeskCard.tsx'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { useHref, useText } from '../site.tsx'
import type { DeskContactsProps } from './DeskContacts.schema.ts'

/** Contact details of desks, and a button to a form. */
export function DeskContacts({ title, text: lead, contacts, action, anchor }: DeskContactsProps) {
  const text = useText()
  const href = useHref()
  return (
    <SectionLayout anchor={anchor} title={title}>
      <Stack space={32}>
        <Text size="lead">{text(lead)}</Text>
        {action && (
          <div>
            <Button href={href(action.href)}>{text(action.label)}</Button>
          </div>
        )}
        <Grid as="ul" columns={{ base: 1, desktop: 2 }} space="gap">
          {contacts.map((desk) => (
            <DeskCard key={desk.id} desk={desk} />
          ))}
        </Grid>
        <Text size="small">{text('desk.note')}</Text>
      </Stack>
    </SectionLayout>
  )
}
