import {
  Button,
  Checkbox,
  FilterChips,
  FilterLinks,
  Inline,
  PuzzleSlider,
  RadioGroup,
  Stack,
  Switch,
} from '#design-system'
import { examples as puzzleExamples } from '#design-system/components/PuzzleSlider/PuzzleSlider.examples.tsx'
import type { ComponentGuides } from './componentGuide.ts'

const modes = [
  { value: 'self-power', label: 'Self-power' },
  { value: 'back-up', label: 'Back up' },
]

const puzzle = puzzleExamples.default.props

/** Guides of buttons and of controls for choices. */
export const choiceGuides: ComponentGuides = {
  Button: {
    anatomy: [
      ['Container', 'It is at least 44 px high in both sizes.', 'button'],
      ['Label', 'It names the action.', 'button span'],
      ['Icon', 'It is optional and stands before or after the label.'],
      ['Spinner', 'It replaces the label while the button is loading.'],
    ],
    right: {
      drawing: (
        <Inline space={12}>
          <Button>Send question</Button>
          <Button variant="secondary">Cancel</Button>
        </Inline>
      ),
      reason: 'There is one primary action, which is named by its verb.',
    },
    wrong: {
      drawing: (
        <Inline space={12}>
          <Button>Submit</Button>
          <Button>Reset</Button>
        </Inline>
      ),
      reason:
        'Both buttons have the same weight, and their labels are technical terms that do not name the action.',
    },
    accessibility: [
      'While it is loading, the button keeps its name, focus and width, and `loading` is announced. It ignores presses, so that pressing twice by habit or because of a tremor sends a form only once. Let the server refuse repetitions, too.',
      'With `href` it is a link, and is announced and opened as one.',
      'A button with only an icon needs `label` as its name.',
      'Keep the button of a form enabled, and say what is missing when it is pressed. A disabled button cannot be focused, so its reason is not read. If an action is not possible at all, say why in text beside it.',
      'Screen readers do not announce the red of `danger`, so let the label name what will be lost.',
    ],
    content: [
      'Write a verb and a noun, in at most four words.',
      'Use the words of the title that it leads to, so that people recognise where they are.',
      'Leave out "click here", "please" and the full stop, because they do not name the action.',
      'Use `danger` for the last step of what cannot be undone. The button that leads to this step is `secondary`, because it does no harm yet.',
      'Say what happens next. Write "Save and continue" if the entries are saved, and "Continue" if they are not.',
    ],
    related: ['Link', 'Menu', 'Icon'],
  },
  Checkbox: {
    anatomy: [
      ['Box', 'It is 20 px wide, with a target of 44 px.', 'input'],
      ['Label', 'It is a statement, and pressing it ticks the box.', 'label'],
      ['Help', 'It stands below the label.', '[id$="-help"]'],
      ['Error', 'It stands below the help.'],
    ],
    right: {
      drawing: <Checkbox label="Send me the newsletter" name="newsletter" />,
      reason: 'The label is a statement that is true when the box is ticked.',
    },
    wrong: {
      drawing: <Checkbox label="Do not send me the newsletter" name="no-newsletter" />,
      reason: 'Ticking this box means no, which is easily misread.',
    },
    accessibility: [
      '`indeterminate` is announced as partly checked.',
      'Do not tick a box of a question in advance, because people overlook it, and because consent has to be given by an action. In settings, tick the boxes whose values are stored.',
      'Put several boxes into a `Fieldset` and give it the error. Its legend and error are read with the boxes.',
      'Say in the help that several boxes may be ticked, because not everybody knows this from their shape.',
      'Let a script clear the other boxes when "None of these" is ticked. Without script both can be sent, so write an error that asks for one of them.',
    ],
    content: [
      'Do not end a label of one sentence with a full stop.',
      'If people agree to a document, link it in the label. Pressing the link opens the document, and pressing the rest of the label ticks the box.',
      'Write "Choose all that apply" where several may be ticked, and put "None of these" last.',
      'Sort the options alphabetically or by use, and write the help of each in one sentence without a link.',
    ],
    related: ['Switch', 'RadioGroup', 'Fieldset'],
  },
  FilterChips: {
    anatomy: [
      ['Question', 'The legend says what is filtered.', 'legend, [id]'],
      ['Chips', 'Each is a checkbox, with a count.', 'label'],
      ['Applied filters', 'These links remove one filter or all.'],
    ],
    right: {
      drawing: (
        <FilterChips
          id="guide-type"
          name="type"
          label="Document type"
          defaultValue={['pdf']}
          options={[
            { value: 'pdf', label: 'PDF', count: 24 },
            { value: 'video', label: 'Video', count: 8 },
          ]}
        />
      ),
      reason: 'The counts tell what a choice would show.',
    },
    wrong: {
      drawing: (
        <FilterChips
          id="guide-sort"
          name="sort"
          label="Sort"
          defaultValue={['new', 'old']}
          options={[
            { value: 'new', label: 'Newest first' },
            { value: 'old', label: 'Oldest first' },
          ]}
        />
      ),
      reason: 'A list has only one order. Use a `RadioGroup`.',
    },
    accessibility: [
      'The chips are checkboxes of a form, so they work without script.',
      'Announce the number of results in the list, because the chips do not know it.',
    ],
    content: [
      'Name each option in one or two words, and never change the order.',
      'Let a choice filter the whole list and begin at its first page, because the page that was shown may no longer exist.',
    ],
    related: ['FilterLinks', 'Checkbox', 'RadioGroup'],
  },
  FilterLinks: {
    anatomy: [
      ['Option', 'Each links to the list with this option.', 'a'],
      ['Count', 'It says how many items match, and is optional.', 'a > span'],
    ],
    right: {
      drawing: (
        <FilterLinks
          label="Region"
          items={[
            { label: 'All', count: 14, href: '#all', current: true },
            { label: 'Europe', count: 6, href: '#europe', current: false },
          ]}
        />
      ),
      reason: 'The option for everything comes first, and then its parts.',
    },
    wrong: {
      drawing: (
        <FilterLinks
          label="Documents"
          items={[
            { label: 'Manuals', href: '#manuals', current: true },
            { label: 'In German', href: '#german', current: true },
          ]}
        />
      ),
      reason: 'Two options apply at once. Use `FilterChips`.',
    },
    accessibility: [
      'The links are a named navigation, and the option that applies is announced as current.',
    ],
    content: [
      'Name each option in one or two words, and never change the order.',
      'Let a choice filter the whole list and begin at its first page.',
    ],
    related: ['FilterChips', 'Tabs', 'Badge'],
  },
  PuzzleSlider: {
    anatomy: [
      ['Picture', 'It has a hole.', 'svg'],
      ['Piece', 'It is moved into the hole.', 'image + image'],
      ['Slider', 'It moves the piece, also by keyboard.', 'input'],
      ['Button', 'It confirms the place.'],
    ],
    right: {
      drawing: (
        <Stack space={8} align="start">
          <PuzzleSlider {...puzzle} id="guide-puzzle" />
          <Button variant="secondary" size="small">
            Get a code by mail instead
          </Button>
        </Stack>
      ),
      reason: 'People who cannot see or drag have another way.',
    },
    wrong: {
      drawing: <PuzzleSlider {...puzzle} id="guide-puzzle-alone" />,
      reason: 'People who cannot see or drag cannot go on.',
    },
    accessibility: [
      'It is a native range input, and its state is announced.',
      'Always offer an alternative (WCAG 1.1.1, 2.5.7).',
    ],
    content: ['Write the help as one sentence with a verb.'],
    related: ['Input'],
  },
  RadioGroup: {
    anatomy: [
      ['Question', 'It is the legend of the group.', '[role=radiogroup]'],
      ['Options', 'All of them are visible.', 'input'],
      ['Labels', 'Pressing a label chooses its option.', 'label'],
      ['Help', 'It stands below its option.'],
    ],
    right: {
      drawing: (
        <RadioGroup
          label="Operating mode"
          name="guide-mode"
          defaultValue="back-up"
          options={modes}
        />
      ),
      reason: 'There are few options. This is a setting, so the stored one is chosen.',
    },
    wrong: {
      drawing: (
        <RadioGroup
          label="Newsletter"
          name="guide-news"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
        />
      ),
      reason: 'The newsletter is optional. Use one `Checkbox`.',
    },
    accessibility: [
      'The group is one tab stop. Tab focuses the chosen option, or the first one if none is chosen, and the question is read with it.',
      'The error belongs to the group.',
      'Do not save or send anything before a button is pressed, because an arrow key chooses the next option at once.',
      'A question that appears below the group after an answer is not announced. Keep it to one short field, and announce it in the help of the option ("We then ask for your telephone number").',
    ],
    content: [
      'Write all options in one form, such as all nouns or all sentences.',
      'Put the options in the order that people expect, such as alphabetical, by size or by likelihood. "None of these" comes last.',
      'Offer "I do not know" wherever people may not know, because a choice cannot be taken back.',
      'Do not choose an option of a question in advance, because people overlook it. In settings, choose the option that is stored.',
    ],
    related: ['Select', 'Checkbox', 'Tabs'],
  },
  Switch: {
    anatomy: [
      ['Track', 'It shows whether the setting is on or off.', 'input'],
      ['Label', 'It names what is on.', 'label'],
      ['Help', 'It stands below the label.', '[id$=help]'],
    ],
    right: {
      drawing: <Switch label="Mail me about new sign-ins" name="notices" defaultChecked />,
      reason: 'It takes effect at once, and its label does not change.',
    },
    wrong: {
      drawing: <Switch label="I agree to the terms" name="terms" />,
      reason: 'Consent is sent with a form. Use a `Checkbox`.',
    },
    accessibility: [
      'It has the role `switch` and is announced as on or off.',
      'The position of the thumb shows the state without colour.',
      'Save each change at once, without a button. If that fails, say so beside the switch and turn it back.',
    ],
    content: [
      'Name what is on, without a question and without "enable".',
      'Use the same words for on and off.',
    ],
    related: ['Checkbox', 'ThemeMenu'],
  },
}
