import { Link, Stack } from '#design-system'
import {
  documentLanguages,
  formatDocumentPath,
  productDocumentKinds,
  type DocumentLanguage,
} from '#data/products/productDocuments.ts'
import { records } from '#generated/content.ts'

const languages = Object.keys(documentLanguages) as DocumentLanguage[]
const addresses = records.products
  .filter(({ state }) => state)
  .flatMap(({ id, documents }) =>
    productDocumentKinds.flatMap((kind) =>
      languages.map((language) =>
        formatDocumentPath({ product: id, kind, language }, documents[kind].version),
      ),
    ),
  )

/** PDF files as the build typesets them, with the viewer of the browser; in development each is rendered on request. */
export default {
  title: 'Pages/documents',
  // The viewer of PDF files is part of the browser.
  tags: ['!autodocs', '!test'],
  argTypes: { address: { control: 'select', options: addresses } },
}

interface DocumentProps {
  readonly address: string
}

const PdfDocument = ({ address }: DocumentProps) => (
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
  args: { address: addresses.find((address) => address.includes(part)) ?? '' },
})

export const Datasheet = documentOf('/datasheet-en')
export const UserManual = documentOf('/user-manual-en')
export const InstallationGuide = documentOf('/installation-guide-en')
