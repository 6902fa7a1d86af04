import { EmptyState, Link, Stack } from '#design-system'
import documents from '#generated/documents.json' with { type: 'json' }

const addresses = Object.keys(documents)

/** PDF files as the build typesets them, with the viewer of the browser. */
export default {
  title: 'Pages/documents',
  // The viewer of PDF files is part of the browser.
  tags: ['!autodocs', '!test'],
  argTypes: { address: { control: 'select', options: addresses } },
}

interface DocumentProps {
  readonly address?: string | undefined
}

const PdfDocument = ({ address }: DocumentProps) =>
  address === undefined ? (
    <EmptyState
      title="The documents are being typeset"
      hint="This takes a minute, once. Before Storybook is built, npm run documents does it."
    />
  ) : (
    <Stack space={16}>
      <Link href={address}>{address}</Link>
      <object
        data={address}
        type="application/pdf"
        aria-label={address}
        style={{ inlineSize: '100%', blockSize: '90vb' }}
      />
    </Stack>
  )

/** Creates the story of the first document whose address has the given part. */
const documentOf = (part: string) => ({
  render: (props: DocumentProps) => <PdfDocument {...props} />,
  args: { address: addresses.find((address) => address.includes(part)) },
})

export const Datasheet = documentOf('/datasheet-en')
export const UserManual = documentOf('/user-manual-en')
export const InstallationGuide = documentOf('/installation-guide-en')
