import {
  Alert,
  Button,
  Container,
  DateInput,
  FileUpload,
  Heading,
  Stack,
  Textarea,
} from '#design-system'

export const RequestWithFiles = () => (
  <Container width="text">
    <form onSubmit={(event) => event.preventDefault()}>
      <Stack space={24}>
        <Heading level={1} size="h3">
          Report a fault
        </Heading>
        <Alert tone="info" title="The system is safe: it has switched itself off." />
        <DateInput
          id="fault-date"
          name="date"
          label="Day of the fault"
          max="2026-11-23"
          requiredLabel="required"
        />
        <Textarea id="fault-text" name="text" label="What happened?" requiredLabel="required" />
        <FileUpload
          id="fault-files"
          name="files"
          label="Pictures and logs"
          help="JPEG, PNG or PDF, at most 10 MB each."
          accept="image/jpeg,image/png,.pdf"
          multiple
        />
        <Button type="submit">Send report</Button>
      </Stack>
    </form>
  </Container>
)
