import { Button, ConfirmDialog, Stack, type ConfirmDialogProps } from '#design-system'
import type { ComponentExample } from '#design-system/examples.ts'
import { expect, screen, userEvent } from 'storybook/test'
import { examples } from '#design-system/components/ConfirmDialog/ConfirmDialog.examples.tsx'
import { createExampleStory, createStressStory, createUsageParameters } from '../story.tsx'

function WithButton(props: ConfirmDialogProps) {
  const trigger = <Button variant="secondary">{props.title}</Button>
  return <ConfirmDialog {...props} open={undefined} trigger={trigger} />
}

const closed = (shown: ComponentExample<ConfirmDialogProps>) => ({
  ...createExampleStory(shown),
  render: (props: ConfirmDialogProps) => <WithButton {...props} />,
})
const opened = (shown: ComponentExample<ConfirmDialogProps>) => ({
  ...closed(shown),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await userEvent.click(canvasElement.querySelector('button') as HTMLElement)
    await expect(await screen.findByRole('alertdialog')).toBeVisible()
  },
})

export default {
  component: ConfirmDialog,
  tags: ['beta'],
  parameters: createUsageParameters({
    use: 'Use it before actions that cannot be undone, such as deleting an account, a key or a system.',
    avoid:
      'Do not use it before actions that can be undone. Carry them out and offer to undo them in a `Toast`. Use a `Dialog` for tasks.',
  }),
}

export const Playground = closed(examples.default)
export const Open = opened(examples.default)
export const Neutral = opened(examples.neutral)
export const LongestGerman = {
  ...opened(examples.german),
  globals: { viewport: { value: 'small' } },
}
export const Everything = {
  ...opened(examples.default),
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack space={16} align="start">
      {Object.entries<ComponentExample<ConfirmDialogProps>>(examples).map(
        ([name, { lang, props }]) => (
          <div key={name} lang={lang}>
            <WithButton {...props} />
          </div>
        ),
      )}
    </Stack>
  ),
}
export const Stress = createStressStory(ConfirmDialog, examples, ['german'])
