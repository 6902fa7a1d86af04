import { Checkbox } from '#design-system'
import type { Href } from '#data/pages/configFields.ts'
import { useRichText } from '../site.tsx'
import { InlineLink } from '../parts/text/InlineLink.tsx'
import type { AccountFieldProps } from './AccountForm.tsx'

/** URLs of the two documents; plain text without them. */
export interface AgreementDocumentHrefs {
  readonly serviceAgreement?: Href
  readonly privacyPolicy?: Href
}

/** Agreement to the service agreement and the privacy policy. */
export function AgreementCheckbox({
  field,
  documents,
}: {
  field: AccountFieldProps
  documents: AgreementDocumentHrefs
}) {
  const rich = useRichText()
  const { defaultValue, ...own } = field
  return (
    <Checkbox
      {...own}
      defaultChecked={Boolean(defaultValue)}
      label={rich('form.account.agreement.label', {
        a: (words) => <InlineLink to={documents.serviceAgreement}>{words}</InlineLink>,
        b: (words) => <InlineLink to={documents.privacyPolicy}>{words}</InlineLink>,
      })}
    />
  )
}
