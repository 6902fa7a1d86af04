import { Button, icons, Text } from '#design-system'
import { serverLimits } from '#data/ops/limits.ts'
import { useText } from '../site.tsx'
import { AccountSettingsGroup } from './AccountSettingsGroup.tsx'
import { usePersonalCenterHref } from './usePersonalCenterHref.ts'

/** Data export and deletion of the account. */
export function AccountDataSettings() {
  const text = useText()
  const href = usePersonalCenterHref()
  return (
    <>
      <AccountSettingsGroup title={text('personal-center.export')}>
        <Text>{text('personal-center.export.text')}</Text>
        {/* Submitted without the router: the response is a file, or a redirect to the page that confirms the session. */}
        <form method="post">
          <input type="hidden" name="form" value="export" />
          <Button type="submit" icon={icons.downloadIcon}>
            {text('personal-center.export.action')}
          </Button>
        </form>
      </AccountSettingsGroup>
      <AccountSettingsGroup title={text('personal-center.deletion')}>
        <Text>{text('personal-center.deletion.short', { n: serverLimits.deletionDays })}</Text>
        <Button href={href('deletion')} variant="secondary" icon={icons.trashIcon}>
          {text('personal-center.deletion')}
        </Button>
      </AccountSettingsGroup>
    </>
  )
}
