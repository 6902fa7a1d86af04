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
    // The dialog stays open with an error and closes when the name is saved.
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
          {/* The button is outside of the form, so `form` connects it. */}
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
