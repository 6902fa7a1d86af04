import type { ComponentExamples } from '../../examples.ts'
import type { ConfirmDialogProps } from './ConfirmDialog.tsx'

const onConfirm = () => undefined

/** Examples of ConfirmDialog; shown one at a time, since each is modal. */
export const examples = {
  default: {
    props: {
      open: true,
      tone: 'danger',
      title: 'Delete the key “Billing”?',
      description: 'Programs that use it lose access at once. This cannot be undone.',
      confirmLabel: 'Delete key',
      cancelLabel: 'Keep it',
      onConfirm,
    },
  },
  neutral: {
    props: {
      open: true,
      title: 'Sign out everywhere?',
      description: 'All browsers and apps in which you are signed in will be signed out.',
      confirmLabel: 'Sign out',
      cancelLabel: 'Cancel',
      onConfirm,
    },
  },
  german: {
    lang: 'de',
    props: {
      open: true,
      tone: 'danger',
      title: 'Benutzerkonto und Systemkonfigurationen löschen?',
      description: 'Das lässt sich nicht rückgängig machen.',
      confirmLabel: 'Endgültig löschen',
      cancelLabel: 'Abbrechen',
      onConfirm,
    },
  },
} satisfies ComponentExamples<ConfirmDialogProps>
