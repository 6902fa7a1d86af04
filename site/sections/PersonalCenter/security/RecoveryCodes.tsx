import { Alert } from '#design-system'
import { useText } from '../../site.tsx'
import { BackToSecurityLink } from './BackToSecurityLink.tsx'
import { AccountSettingsGroup } from '../AccountSettingsGroup.tsx'
import * as styles from '../PersonalCenter.css.ts'

/** New recovery codes, shown once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = useText()
  return (
    <AccountSettingsGroup
      title={text('personal-center.recovery-codes')}
      text={text('personal-center.recovery-codes.text')}
    >
      <div data-answer="" tabIndex={-1}>
        <Alert tone="success" title={text('personal-center.recovery-codes.keep')} />
      </div>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <BackToSecurityLink />
      </div>
    </AccountSettingsGroup>
  )
}
