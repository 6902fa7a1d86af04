import { type SubmitEvent, useState } from 'react'
import { Button, Dialog, Input } from '#design-system'

interface DialogWithFormProps {
  rename: (name: string) => void
}

export function DialogWithForm({ rename }: DialogWithFormProps) {
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // It closes only when the task is done: an error is shown inside.
    if (!name.trim()) return setError('Enter a name for the system.')
    rename(name.trim())
    setOpen(false)
  }
  return (
    <Dialog
      title="Rename the system"
      closeLabel="Close"
      size="small"
      open={open}
      onOpenChange={(next) => {
        setError(undefined)
        setOpen(next)
      }}
      trigger={<Button variant="secondary">Rename</Button>}
      actions={
        <>
          {/* `form` connects the button, which is not inside of the form. */}
          <Button type="submit" form="rename">
            Rename the system
          </Button>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            Cancel
          </Button>
        </>
      }
    >
      <form id="rename" noValidate onSubmit={submit}>
        <Input
          name="name"
          label="Name"
          help="As you see it in the app."
          error={error}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </Dialog>
  )
}
