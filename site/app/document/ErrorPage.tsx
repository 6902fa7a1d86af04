import { Button, Container, Heading, Link, Stack, Text } from '#design-system'
import { useHref, useText } from '#sections/site.tsx'
import { FirstSectionEndMarker } from '#sections/parts/FirstSectionEndMarker.tsx'
import { PageShell } from './PageShell.tsx'
import type { PageRouteHandle, ShellData } from '../pages/pageData.ts'
import { useShellData } from '../pages/shellContext.ts'

const maxPathLength = 200

/** Route handle of error pages. */
export const errorPageHandle = {
  page: 'error',
  mode: 'request',
  class: 'sensitive',
  layout: 'error',
  islands: false,
  underHeader: false,
  noindex: true,
} as const satisfies PageRouteHandle

/** Error page for missing pages and server errors. */
export function ErrorPage({ status }: { status: number }) {
  const shell = useShellData()
  if (!shell) return <h1>Internal Server Error</h1>
  return (
    <PageShell shell={shell} handle={errorPageHandle}>
      <Message shell={shell} status={status} />
      <FirstSectionEndMarker />
    </PageShell>
  )
}

function Message({ shell, status }: { shell: ShellData; status: number }) {
  const text = useText()
  const href = useHref()
  const path = shell.address.slice(0, maxPathLength)
  const missing = status === 404
  return (
    <Container width="text">
      <title>{text(missing ? 'error.not-found.head' : 'error.server.head')}</title>
      <Stack space={32} align="start">
        <Text tone="muted">{status}</Text>
        <Heading level={1} size="h2">
          {missing ? text('error.not-found.title', { path }) : text('error.server.title')}
        </Heading>
        <Text size="lead">
          {missing
            ? text('error.not-found.text')
            : text('error.server.text', { id: shell.requestId })}
        </Text>
        {missing && <SimilarPages />}
        <Button href={href('/')}>{text('error.home')}</Button>
      </Stack>
    </Container>
  )
}

/** Hidden container for links to similar pages; a script fills it with copies of the template and shows it. */
function SimilarPages() {
  const text = useText()
  return (
    <nav data-similar-pages hidden aria-labelledby="similar-pages">
      <Stack space={12}>
        <Heading level={2} size="h4" id="similar-pages">
          {text('error.not-found.similar')}
        </Heading>
        <Stack as="ul" space={8}>
          <template>
            <li>
              <Link href="">{''}</Link>
            </li>
          </template>
        </Stack>
      </Stack>
    </nav>
  )
}
