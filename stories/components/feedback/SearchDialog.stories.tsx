import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button, SearchDialog, type SearchDialogProps } from '#design-system'
import { bindSearchCombobox } from '#design-system/behaviour/searchCombobox.ts'
import { examples } from '#design-system/components/SearchDialog/SearchDialog.examples.tsx'
import { createEverythingStory, createStressStory, createUsageParameters } from '../story.tsx'

interface StoryContext {
  readonly canvasElement: HTMLElement
}

/** The dialog with a button that opens it. */
function WithOpener(props: SearchDialogProps) {
  return (
    <>
      <Button variant="secondary" command="show-modal" commandfor={props.id}>
        {props.field.label}
      </Button>
      <SearchDialog {...props} />
    </>
  )
}

const names = ['Warranty', 'Warranty terms by region', 'How long does the warranty run?']

const suggest = async (query: string) =>
  names
    .filter((name) => name.toLowerCase().includes(query.toLowerCase()))
    .map((name) => ({
      title: [
        { text: name.slice(0, query.length), hit: true },
        { text: name.slice(query.length), hit: false },
      ],
      detail: 'Page',
      href: '#results',
    }))

const opened = ({ canvasElement }: StoryContext): HTMLDialogElement => {
  const dialog = canvasElement.querySelector('dialog') as HTMLDialogElement
  bindSearchCombobox(dialog, { suggest, count: (n) => `${n} suggestions` })
  dialog.showModal()
  return dialog
}

export default {
  component: SearchDialog,
  tags: ['beta'],
  parameters: createUsageParameters({
    use: 'Use it to let people search the site from any of its pages.',
    avoid:
      'Do not use it on the page of results, because that page has a `SearchField` of its own.',
  }),
  render: WithOpener,
}

export const Playground = { args: examples.default.props }

export const Open = {
  args: examples.default.props,
  play: async (story: StoryContext) => {
    await expect(opened(story)).toBeVisible()
  },
}

export const Suggestions = {
  args: { ...examples.default.props, id: 'suggesting' },
  play: async (story: StoryContext) => {
    const dialog = within(opened(story))
    await userEvent.type(dialog.getByRole('combobox'), 'warr')
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(3))
    await userEvent.keyboard('{ArrowDown}')
    await expect(dialog.getByRole('option', { selected: true })).toBeVisible()
  },
}

export const Everything = createEverythingStory(WithOpener, examples, { columns: 1 })
export const Stress = createStressStory(WithOpener, examples)
