import { useEffect } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button, Stack, Toast, type ToastProps } from '#design-system'
import { createToaster, type Toaster, type ToastMessage } from '#design-system/behaviour/toast.ts'
import type { ComponentExample } from '#design-system/examples.ts'
import { examples } from '#design-system/components/Toast/Toast.examples.tsx'
import { createExampleStory, createStressStory, createUsageParameters } from '../story.tsx'

export default {
  component: Toast,
  tags: ['beta'],
  parameters: createUsageParameters({
    use: 'Use a toast for messages that need no answer, for example that something was sent or saved or that the network is gone.',
    avoid:
      'Do not use it for messages that must be read (use an `Alert`) or answered (use a `Dialog`), or for errors of fields (use the `error` of the field).',
  }),
}

// Toasts that open automatically would cover the docs page, which has the buttons of `Firing`.
const notInDocs = { tags: ['!autodocs'] }

export const Playground = { ...createExampleStory(examples.default), ...notInDocs }

let toaster: Toaster | undefined

/** Creates a toaster for the duration of a story. */
const withToaster = () => {
  const created = createToaster({ label: 'Notifications', closeLabel: 'Close', maximum: 3 })
  toaster = created
  return created.destroy
}

const showToast = (message: ToastMessage) => () => toaster?.show(message)

function send(): void {
  const handle = toaster?.show({ type: 'loading', content: 'Sending your question' })
  setTimeout(() => {
    handle?.update({ type: 'success', content: 'Your question has been submitted successfully!' })
  }, 2000)
}

export const Firing = {
  beforeEach: withToaster,
  render: () => (
    <Stack space={8} align="start">
      <Button variant="secondary" onClick={showToast({ content: 'Sign Out Successfully' })}>
        Default
      </Button>
      <Button
        variant="secondary"
        onClick={showToast({ type: 'info', content: 'Saved as a draft.' })}
      >
        Info
      </Button>
      <Button variant="secondary" onClick={send}>
        Loading, then success
      </Button>
      <Button
        variant="secondary"
        onClick={showToast({
          type: 'warning',
          content: 'You are signed out soon.',
          duration: 6000,
        })}
      >
        Warning, 6 s
      </Button>
      <Button
        variant="secondary"
        onClick={showToast({ type: 'error', content: 'No connection. What you typed is kept.' })}
      >
        Error
      </Button>
    </Stack>
  ),
}

export const Keyboard = {
  ...Firing,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const [first] = canvasElement.querySelectorAll('button')
    first?.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByText('Sign Out Successfully')
    const width = screen.getByText('Sign Out Successfully').parentElement?.offsetWidth ?? 0
    await expect(width).toBeGreaterThanOrEqual(Math.min(420, innerWidth - 32))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('Sign Out Successfully')).toBeNull())
    await expect(first).toHaveFocus()
  },
}

/** All examples in one toaster. */
function All() {
  useEffect(() => {
    const all = createToaster({ label: 'Notifications', closeLabel: 'Close' })
    for (const { props } of Object.values<ComponentExample<ToastProps>>(examples)) all.show(props)
    return all.destroy
  }, [])
  return <div style={{ minBlockSize: '48rem' }} />
}

export const Everything = {
  ...notInDocs,
  parameters: { controls: { disable: true } },
  render: () => <All />,
}
export const Stress = { ...createStressStory(Toast, examples, ['german']), ...notInDocs }
