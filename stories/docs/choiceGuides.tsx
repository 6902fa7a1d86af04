import {
  Button,
  Checkbox,
  FilterChips,
  FilterLinks,
  Inline,
  RadioGroup,
  Stack,
  Switch,
  Text,
} from '#design-system'
import type { ComponentGuides } from './componentGuide.ts'

const modes = [
  { value: 'self-power', label: 'Self-power' },
  { value: 'back-up', label: 'Back up' },
]

/** Guides of buttons and of controls for choices. */
export const choiceGuides: ComponentGuides = {
  Button: {
    anatomy: [
      [
        'Container',
        'The button is at least 44 px high in both sizes, so that it is easy to press.',
        'button',
      ],
      ['Label', 'The label names the action.', 'button span'],
      ['Icon', 'An optional icon stands before or after the label.'],
      ['Spinner', 'A spinner takes the place of the label while the button is loading.'],
    ],
    right: {
      drawing: (
        <Inline space={12}>
          <Button>Send question</Button>
          <Button variant="secondary">Cancel</Button>
        </Inline>
      ),
      reason: 'There is one primary action, and its label says what it does.',
    },
    wrong: {
      drawing: (
        <Inline space={12}>
          <Button>Submit</Button>
          <Button>Reset</Button>
        </Inline>
      ),
      reason:
        'Both buttons have the same weight, and their labels are technical terms that do not say what happens.',
    },
    accessibility: [
      'While it is loading, the button keeps its name, its focus and its width, and the text of `loading` is announced.',
      'While it is loading, the button ignores presses, so that people who press twice by habit or because of a tremor send a form only once. Let the server refuse repetitions as well, because a page can also be sent again by reloading it.',
      'With `href`, the component renders a link. It is announced as a link and can be opened in a new tab.',
      'A button with only an icon needs `label`, because it has no other name.',
      'In a form, keep the button enabled and say what is missing when it is pressed. A disabled button cannot be focused, so keyboard users pass over it and may not learn the reason.',
      'Screen readers do not announce the red of the `danger` variant. Let the label name what will be lost, such as "Delete account".',
    ],
    content: [
      'Write a verb and a noun, in at most four words, so that the label makes sense without the text around it.',
      'Use the same words as the title that the button leads to, so that people recognise where they are.',
      'Leave out "click here", "please" and the full stop, because they say nothing about the action.',
      'Use `danger` only for the last step of an action that cannot be undone. The button that opens this step is `secondary`, because pressing it does no harm yet.',
      'Say what happens next. Write "Save and continue" if the entries are saved, and "Continue" if they are not.',
    ],
    related: ['Link', 'Menu', 'Icon'],
  },
  Checkbox: {
    anatomy: [
      [
        'Box',
        'The box is 20 px wide and shows a tick. It can be pressed in a target of 44 px.',
        'input',
      ],
      ['Label', 'The label is a statement. Pressing it ticks the box, too.', 'label'],
      ['Help', 'The help stands below the label.'],
      ['Error', 'The error stands below the help.'],
    ],
    right: {
      drawing: <Checkbox label="Send me the newsletter" name="newsletter" />,
      reason: 'The label is a statement that is true when the box is ticked.',
    },
    wrong: {
      drawing: <Checkbox label="Do not send me the newsletter" name="no-newsletter" />,
      reason: 'People have to tick the box to say no, which is easily misunderstood.',
    },
    accessibility: [
      'With `indeterminate`, the box is announced as partly checked. The state ends when the box is changed.',
      'Do not tick a box in advance to ask for consent, because consent has to be given by an action of the visitor. In a question, leave the boxes empty, too, because a ticked one is easily overlooked. A setting shows what is stored.',
      'Put several checkboxes that answer one question into a `Fieldset` and give the error to it. Screen readers read its legend, help and error with the group.',
      'Say in the help of the group that several boxes may be ticked, for example "Choose all that apply", because not everybody knows this from the shape of the box.',
      'Let "None of these" clear the other boxes by script. Without script, both can be sent, so write an error that asks for one or the other.',
    ],
    content: [
      'Do not end a label of one sentence with a full stop.',
      'If people agree to a text, link it in the label, so that they can read it before they agree.',
      'Sort the options alphabetically or by how often they are used, and put "None of these" last.',
      'Write the help of an option as one sentence without a link, because it is read as plain text after the label.',
    ],
    related: ['Switch', 'RadioGroup', 'Fieldset'],
  },
  FilterChips: {
    anatomy: [
      ['Question', 'The legend says what is filtered.', 'legend, [id]'],
      ['Chips', 'Each chip is a checkbox and can show the number of matching items.', 'label'],
      ['Applied filters', 'Each link removes one filter, and the last one removes all of them.'],
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
      reason: 'The counts tell how many items a choice would show.',
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
      reason: 'A list cannot have both orders at once. Use a `RadioGroup`.',
    },
    accessibility: [
      'The chips are checkboxes of a form, so they work without script.',
      'Announce the number of results after a change, for example in an element with `role="status"`, because the component does not know it.',
    ],
    content: [
      'Name each option in one or two words, and never change the order, so that people find it again.',
      'Apply a choice to the whole list and not only to the page that is shown, and begin at the first page, because the page that was shown may not exist any more.',
    ],
    related: ['FilterLinks', 'Checkbox', 'RadioGroup'],
  },
  FilterLinks: {
    anatomy: [
      ['Option', 'Each option is a link to the list with this option.', 'a'],
      ['Count', 'An optional count says how many items match.', 'a > span'],
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
      reason: 'The first option shows everything, and the others show parts of it.',
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
      'The links are a navigation with a name, and the option that applies is announced as current.',
    ],
    content: [
      'Name each option in one or two words, and never change the order, so that people find it again.',
      'Apply a choice to the whole list, and begin at the first page, because the page that was shown may not exist any more.',
    ],
    related: ['FilterChips', 'Tabs', 'Badge'],
  },
  PuzzleSlider: {
    anatomy: [
      ['Picture', 'The picture has a hole.'],
      ['Piece', 'The visitor moves the piece into the hole.'],
      ['Slider', 'The slider moves the piece and can be operated by keyboard.'],
      ['Button', 'The button confirms the position.'],
    ],
    right: {
      drawing: (
        <Stack space={8}>
          <Text>Move the piece into the hole.</Text>
          <Button variant="quiet" size="small">
            Get a code by mail instead
          </Button>
        </Stack>
      ),
      reason: 'People who cannot see the picture or drag the piece have another way.',
    },
    wrong: {
      drawing: <Text>Move the piece into the hole.</Text>,
      reason: 'The puzzle is the only way, so some people cannot go on.',
    },
    accessibility: [
      'The slider is a native range input. While the answer is checked and after success, `stateLabel` is announced.',
      'Always offer an alternative that needs neither sight nor dragging (WCAG 1.1.1 and 2.5.7).',
    ],
    content: ['Write the help as one sentence with a verb.'],
    related: ['Input'],
  },
  RadioGroup: {
    anatomy: [
      ['Question', 'The legend asks the question.', '[role=radiogroup]'],
      ['Options', 'All options can be seen at once.', 'input'],
      ['Labels', 'Pressing a label chooses its option.', 'label'],
      ['Help', 'The help of an option stands below it.'],
    ],
    right: {
      drawing: (
        <RadioGroup label="Operating mode" name="mode" defaultValue="back-up" options={modes} />
      ),
      reason: 'There are few options, and the setting shows which one applies.',
    },
    wrong: {
      drawing: (
        <RadioGroup
          label="Newsletter"
          name="news"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
        />
      ),
      reason: 'The newsletter is optional, so one `Checkbox` is enough.',
    },
    accessibility: [
      'The group is one tab stop. Tab focuses the chosen option, or the first one if none is chosen, and the question is read with it.',
      'The error belongs to the group and is read with the question.',
      'Do not save or send anything before a button is pressed. An arrow key chooses an option at once, so people cannot move through the options without choosing.',
      'A question that appears below an option is not announced. Keep it to one short field, and say in the help of the option that it follows.',
    ],
    content: [
      'Write all options in one form, for example only nouns or only sentences, so that they are easy to compare.',
      'Put the options in an order that people expect, such as alphabetical, by size or by likelihood, and "None of these" last.',
      'Offer "I do not know" if it is a possible answer, because a chosen radio button cannot be cleared.',
      'In a question, do not choose an option in advance, because people overlook it and send an answer that is not theirs. In a setting, show the value that is stored.',
    ],
    related: ['Select', 'Checkbox', 'Tabs'],
  },
  Switch: {
    anatomy: [
      ['Track', 'The track shows whether the setting is on or off.', 'input'],
      ['Label', 'The label names the setting that is on.', 'label'],
      ['Help', 'The help stands below the label.', '[id$=help]'],
    ],
    right: {
      drawing: <Switch label="Mail me about new sign-ins" name="notices" defaultChecked />,
      reason: 'The switch takes effect at once, and its label is the same in both states.',
    },
    wrong: {
      drawing: <Switch label="I agree to the terms" name="terms" />,
      reason: 'Consent is sent with a form. Use a `Checkbox`.',
    },
    accessibility: [
      'The control has the role `switch` and is announced as on or off.',
      'The position of its thumb shows the state, so that it can be told without colours.',
      'Save the setting at once, without a further button. If saving fails, say so beside the switch and turn it back.',
    ],
    content: [
      'Name what is on, without a question and without "enable".',
      'Use the same words in both states, because a label that changes leaves open whether it names the state or the action.',
    ],
    related: ['Checkbox', 'ThemeMenu'],
  },
}
