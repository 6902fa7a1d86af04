import { Button, icons, Text } from '#design-system'
import { limits } from '#data/ops/limits.ts'
import { useText } from '../site.tsx'
import { Group } from './Group.tsx'
import { useViewHref } from './useViewHref.ts'

/** What holders take along, and the way to the end of an account. */
export function OwnData() {
  const text = useText()
  const href = useViewHref()
  return (
    <>
      <Group title={text('personal-center.export')}>
        <Text>{text('personal-center.export.text')}</Text>
        <Button href="/api/account/export" download icon={icons.download}>
          {text('personal-center.export.action')}
        </Button>
      </Group>
      <Group title={text('personal-center.deletion')}>
        <Text>{text('personal-center.deletion.short', { n: limits.deletionDays })}</Text>
        <Button href={href('deletion')} variant="secondary" icon={icons.trash}>
          {text('personal-center.deletion')}
        </Button>
      </Group>
    </>
  )
}
