import { Button, icons, VisuallyHidden } from '#design-system'
import type { UnsavedPageChecks } from '../session/useUnsavedPageChecks.ts'
import { useEditorTexts } from '../texts/texts.ts'

interface ProblemsButtonProps {
  checks: UnsavedPageChecks
  /** The list of problems is shown. */
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Number of problems; opens and closes their list. */
export function ProblemsButton({ checks, open, onOpenChange }: ProblemsButtonProps) {
  const t = useEditorTexts()
  const { problems, state } = checks
  const found = problems.length > 0 ? t.problems(problems.length) : t.noProblems
  const label = state === 'failed' ? t.checkFailed : found
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={problems.length > 0 || state === 'failed' ? icons.warningIcon : icons.checkmarkIcon}
        aria-expanded={open}
        onClick={() => onOpenChange(!open)}
      >
        {label}
      </Button>
      <VisuallyHidden>
        <span role="status">{state === 'checking' ? '' : label}</span>
      </VisuallyHidden>
    </>
  )
}
