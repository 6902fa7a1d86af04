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
      ['Container', 'At least 44 px high, also if `small`.', 'button'],
      ['Label', 'The action.', 'button span'],
      ['Icon', 'Before or after the label; optional.'],
      ['Spinner', 'Instead of the label while it is loading.'],
    ],
    right: {
      drawing: (
        <Inline space={12}>
          <Button>Send question</Button>
          <Button variant="secondary">Cancel</Button>
        </Inline>
      ),
      reason: 'One primary action, named by its verb.',
    },
    wrong: {
      drawing: (
        <Inline space={12}>
          <Button>Submit</Button>
          <Button>Reset</Button>
        </Inline>
      ),
      reason: 'Two of equal weight, and words of the technique.',
    },
    accessibility: [
      'Loading keeps name and focus, and is announced.',
      'With `href` it is a link: announced and opened as one.',
      'An icon alone needs `label`.',
      'A disabled button cannot be focused, so its reason is not read: leave it enabled and say what is missing when it is pressed.',
      'Red is not read: the words of `danger` name what is lost.',
      'While it is loading it ignores presses: who presses twice by habit or tremor sends once. The server refuses repetitions, too.',
    ],
    content: [
      'A verb and a noun, at most four words.',
      'The same words as the title it leads to.',
      'No "click here", no "please", no full stop.',
      '`danger` is the last step of what cannot be undone; the button that leads to that step is `secondary`.',
      'It says what comes: "Continue" keeps nothing, "Save and continue" does.',
    ],
    related: ['Link', 'Menu', 'Icon'],
  },
  Checkbox: {
    anatomy: [
      ['Box', '20 px, with a tick, in a target of 44 px.', 'input'],
      ['Label', 'The statement; pressing it ticks the box.', 'label'],
      ['Help', 'Below the label.'],
      ['Error', 'Below the help.'],
    ],
    right: {
      drawing: <Checkbox label="Send me the newsletter" name="newsletter" />,
      reason: 'A statement that is true when ticked.',
    },
    wrong: {
      drawing: <Checkbox label="Do not send me the newsletter" name="no-newsletter" />,
      reason: 'A tick that says no.',
    },
    accessibility: [
      '`indeterminate` is announced as partly checked.',
      'Never ticked in advance for consent.',
      'Several are read with the legend of their Fieldset, which has their error.',
      'That several may be ticked is not seen by all from the shape of the box: the help says so.',
      '"None of these" clears the others by script; without it both can be sent, and the error asks for one of them.',
    ],
    content: [
      'No full stop after one sentence.',
      'A link in the label opens what is agreed to.',
      'Say "Choose all that apply" where several may be ticked; "None of these" is last.',
      'In the order of the alphabet, or of use; the help of an option is one sentence without a link.',
    ],
    related: ['Switch', 'RadioGroup', 'Fieldset'],
  },
  FilterChips: {
    anatomy: [
      ['Question', 'What is filtered.', 'legend, [id]'],
      ['Chips', 'A checkbox each, with a count.', 'label'],
      ['Applied filters', 'Links that remove one or all.'],
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
      reason: 'Counts tell what a choice would show.',
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
      reason: 'Both at once is impossible: a Select.',
    },
    accessibility: [
      'Checkboxes in a form: works without script.',
      'The number of results is announced.',
    ],
    content: [
      'One or two words; the order never changes.',
      'Another choice filters the whole list, not the page that is shown, and begins at its first page.',
    ],
    related: ['FilterLinks', 'Checkbox', 'RadioGroup'],
  },
  FilterLinks: {
    anatomy: [
      ['Option', 'A link to the list with this option.', 'a'],
      ['Count', 'Number of matching items; optional.', 'a > span'],
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
      reason: 'The option for everything first, then the parts of it.',
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
      reason: 'Two options apply at once: FilterChips.',
    },
    accessibility: ['A named navigation; the option that applies is announced as current.'],
    content: [
      'One or two words; the order never changes.',
      'Another choice filters the whole list and begins at its first page.',
    ],
    related: ['FilterChips', 'Tabs', 'Badge'],
  },
  PuzzleSlider: {
    anatomy: [
      ['Picture', 'With a hole.'],
      ['Piece', 'Moved into the hole.'],
      ['Slider', 'Moves the piece, also by keyboard.'],
      ['Button', 'Confirms the place.'],
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
      reason: 'A way for those who cannot see or drag.',
    },
    wrong: {
      drawing: <Text>Move the piece into the hole.</Text>,
      reason: 'The only way: a wall for some.',
    },
    accessibility: [
      'A native range; its state is announced.',
      'Always with an alternative (WCAG 1.1.1, 2.5.7).',
    ],
    content: ['Help is one sentence with a verb.'],
    related: ['Input'],
  },
  RadioGroup: {
    anatomy: [
      ['Question', 'The legend.', '[role=radiogroup]'],
      ['Options', 'Two to five, all seen.', 'input'],
      ['Labels', 'Pressing one chooses it.', 'label'],
      ['Help', 'Below its option.'],
    ],
    right: {
      drawing: (
        <RadioGroup label="Operating mode" name="mode" defaultValue="back-up" options={modes} />
      ),
      reason: 'Few answers, one of them chosen.',
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
      reason: 'A yes or no: a Checkbox.',
    },
    accessibility: [
      'One tab stop; the question is read with the first option.',
      'The error belongs to the group.',
      'An arrow key chooses at once, so options cannot be read without choosing: nothing is saved or sent before a button is pressed.',
      'A question that appears below an answer is not announced: one short field, which the help of the option promises.',
    ],
    content: [
      'Options have one form: all nouns or all sentences.',
      'The order people expect: alphabet, size or likelihood; "None of these" is last.',
      'A choice cannot be taken back: "I do not know" is an option wherever it is an answer.',
      'Nothing is chosen in advance in a question, which would be overlooked; a setting shows what is set.',
    ],
    related: ['Select', 'Checkbox', 'Tabs'],
  },
  Switch: {
    anatomy: [
      ['Track', 'On or off.', 'input'],
      ['Label', 'What is on.', 'label'],
      ['Help', 'Below the label.', '[id$=help]'],
    ],
    right: {
      drawing: <Switch label="Mail me about new sign-ins" name="notices" defaultChecked />,
      reason: 'Works at once, and the label does not change.',
    },
    wrong: {
      drawing: <Switch label="I agree to the terms" name="terms" />,
      reason: 'Sent with a form: a Checkbox.',
    },
    accessibility: [
      'Role `switch`: announced as on or off.',
      'Its state has a sign besides the colour.',
      'Works without a button to save: what fails is told beside it, and it turns back.',
    ],
    content: ['Names what is on; no question and no "enable".', 'The same words on and off.'],
    related: ['Checkbox', 'ThemeMenu'],
  },
}
