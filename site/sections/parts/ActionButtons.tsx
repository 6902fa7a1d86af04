import { Button, type ButtonProps, Inline } from '#design-system'
import type { Href, MessageId } from '#data/pages/configFields.ts'
import { useHref, useText } from '../site.tsx'

interface Action {
  readonly label: MessageId
  readonly href: Href
}

export interface ActionButtonsProps {
  primary?: Action | undefined
  secondary?: Action | undefined
  /** Button variant of the secondary action; depends on the background. */
  secondaryVariant?: ButtonProps['variant']
}

/** Row of one or two call-to-action buttons. */
export function ActionButtons({
  primary,
  secondary,
  secondaryVariant = 'secondary',
}: ActionButtonsProps) {
  const text = useText()
  const href = useHref()
  if (!primary && !secondary) return null
  return (
    <Inline space={12}>
      {primary && <Button href={href(primary.href)}>{text(primary.label)}</Button>}
      {secondary && (
        <Button href={href(secondary.href)} variant={secondaryVariant}>
          {text(secondary.label)}
        </Button>
      )}
    </Inline>
  )
}
