import { Link } from '#design-system'
import { useText } from '../../site.tsx'
import { usePersonalCenterHref } from '../usePersonalCenterHref.ts'

/** Link back to the security settings. */
export function BackToSecurityLink() {
  const text = useText()
  const href = usePersonalCenterHref()
  return <Link href={href('security')}>{text('personal-center.security.back')}</Link>
}
