import { Alert, Link, Text } from '#design-system'
import { useText } from '../site.tsx'
import type { PersonalCenterViewName } from './PersonalCenter.schema.ts'
import { usePersonalCenterHref } from './usePersonalCenterHref.ts'

/** Shown instead of data that could not be loaded. */
export function UnavailableViewNotice({ view }: { view: PersonalCenterViewName }) {
  const text = useText()
  const href = usePersonalCenterHref()
  return (
    <Alert tone="warning" title={text('personal-center.unavailable')}>
      <Text>{text('personal-center.unavailable.text')}</Text>
      <Link href={href(view)}>{text('personal-center.unavailable.action')}</Link>
    </Alert>
  )
}
