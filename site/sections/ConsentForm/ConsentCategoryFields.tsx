import { Button, Checkbox } from '#design-system'
import type { MessageId } from '#data/pages/configFields.ts'
import * as styles from './ConsentForm.css.ts'

const categories = ['necessary', 'preference', 'statistics', 'marketing'] as const
const choices = [
  ['decline', 'cookie.decline'],
  ['allow-selection', 'cookie.allow-selection'],
  ['allow-all', 'cookie.allow-all'],
] as const

interface ConsentFieldsProps {
  /** Texts in the language of the page. */
  text: (id: MessageId) => string
  /** Prefix of the element ids of the fields. */
  id: string
  /** Categories allowed so far. */
  allowed: readonly string[]
}

/** The four categories of cookies, the necessary ones always on. */
export const ConsentCategoryFields = ({ text, id, allowed }: ConsentFieldsProps) => (
  <div className={styles.categories}>
    {categories.map((category) => (
      <Checkbox
        key={category}
        id={`${id}-${category}`}
        name={category}
        label={text(`cookie.category.${category}`)}
        help={text(`cookie.category.${category}.text`)}
        defaultChecked={category === 'necessary' || allowed.includes(category)}
        disabled={category === 'necessary'}
      />
    ))}
  </div>
)

interface ConsentChoicesProps extends Pick<ConsentFieldsProps, 'text'> {
  /** Id of the form that the buttons submit, if they are outside of it. */
  form?: string
}

/** The three submit buttons with equal styles: refusing is as easy as allowing. */
export const ConsentChoices = ({ text, form }: ConsentChoicesProps) =>
  choices.map(([choice, label]) => (
    <Button key={choice} type="submit" name="choice" value={choice} form={form} variant="secondary">
      {text(label)}
    </Button>
  ))
