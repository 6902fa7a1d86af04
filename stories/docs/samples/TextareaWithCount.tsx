import { Textarea } from '#design-system'

interface TextareaWithCountProps {
  error?: string
}

/** The limit is well above a usual answer, and the count is shown, because text beyond the limit is cut off. */
export const TextareaWithCount = ({ error }: TextareaWithCountProps) => (
  <Textarea
    name="message"
    label="Your question"
    help="Name the model and what the display shows. At most 2,000 characters."
    maxLength={2000}
    countLabel={(left) => (left === 1 ? '1 character left' : `${left} characters left`)}
    error={error}
  />
)
