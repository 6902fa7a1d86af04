import { Button, Container, Heading, Stack, Text } from '#design-system'
import { useRouteLoaderData } from 'react-router'
import { useHref, useText } from '#sections/site.tsx'
import { Frame } from './Frame.tsx'
import type { ShellData } from './pageData.ts'

const longest = 200

/** The page shown instead of one that does not exist or could not be made. */
export function ErrorPage({ status }: { status: number }) {
  const shell = useRouteLoaderData<ShellData>('root')
  if (!shell) return <h1>Internal Server Error</h1>
  return (
    <Frame shell={shell} handle={{ layout: 'default', underHeader: false }}>
      <Message shell={shell} status={status} />
    </Frame>
  )
}

function Message({ shell, status }: { shell: ShellData; status: number }) {
  const text = useText()
  const href = useHref()
  const path = shell.address.slice(0, longest)
  const missing = status === 404
  return (
    <Container width="text">
      <title>{text(missing ? 'error.not-found.head' : 'error.server.head')}</title>
      <Stack space="section" align="start">
        <Text tone="muted">{status}</Text>
        <Heading level={1} size="h2">
          {missing ? text('error.not-found.title', { path }) : text('error.server.title')}
        </Heading>
        <Text size="lead">
          {missing
            ? text('error.not-found.text')
            : text('error.server.text', { id: shell.requestId })}
        </Text>
        <Button href={href('/')}>{text('error.home')}</Button>
      </Stack>
    </Container>
  )
}
