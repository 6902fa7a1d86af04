import { useState } from 'react'
import { FileUpload } from '#design-system'

const mostBytes = 10_000_000

/** The error names a file that is too large before anything is sent. The server checks type and size again. */
export function FilesWithLimit() {
  const [error, setError] = useState<string>()
  return (
    <FileUpload
      name="photos"
      label="Photos of the installation"
      help="JPEG or PNG, at most 10 MB each."
      accept="image/jpeg,image/png"
      multiple
      error={error}
      onChange={({ target }) => {
        const large = Array.from(target.files ?? []).find((file) => file.size > mostBytes)
        setError(large && `${large.name} must be smaller than 10 MB.`)
      }}
    />
  )
}
