import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button, Dialog, Stack, type DialogProps } from '#design-system'
import type { ComponentExample } from '#design-system/examples.ts'
import { examples } from '#design-system/components/Dialog/Dialog.examples.tsx'
import { createExampleStory, createStressStory, createUsageParameters } from '../story.tsx'

function WithButton(props: DialogProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {props.title}
      </Button>
      <Dialog {...props} open={open} onOpenChange={setOpen} />
    </>
  )
}

const closed = (shown: ComponentExample<DialogProps>) => ({
  ...createExampleStory(shown),
  render: (props: DialogProps) => <WithButton {...props} />,
})
const opened = (shown: ComponentExample<DialogProps>) => ({
  ...closed(shown),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await userEvent.click(canvasElement.querySelector('button') as HTMLElement)
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
})

export default {
  component: Dialog,
  tags: ['beta'],
  parameters: createUsageParameters({
    use: 'Use a dialog for a question or a short task that must be finished before the visitor continues on the page.',
    avoid:
      'Do not use it for messages (use a `Toast` or an `Alert`), for menus and filters (use a `Drawer`) or for content that could be a page.',
  }),
}

export const Playground = closed(examples.default)
export const Open = opened(examples.default)
export const Small = opened(examples.small)
export const Large = opened(examples.large)
export const LongContent = opened(examples.long)
export const LongContentOnAPhone = {
  ...opened(examples.long),
  globals: { viewport: { value: 'small' } },
}
export const LongestGerman = {
  ...opened(examples.german),
  globals: { viewport: { value: 'small' } },
}

export const Keyboard = {
  ...opened(examples.default),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const opener = canvasElement.querySelector('button') as HTMLElement
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const close = await screen.findByRole('button', { name: 'Close' })
    await waitFor(() => expect(close).toHaveFocus())
    await userEvent.tab({ shift: true })
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.tab()
    await expect(close).toHaveFocus()
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const Everything = {
  ...opened(examples.default),
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack space={16} align="start">
      {Object.entries<ComponentExample<DialogProps>>(examples).map(([name, { lang, props }]) => (
        <div key={name} lang={lang}>
          <WithButton {...props} />
        </div>
      ))}
    </Stack>
  ),
}
// An open dialog would cover the docs page.
export const Stress = createStressStory(Dialog, examples, ['german'])
