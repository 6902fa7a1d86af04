import { Button, Input, Stack, Text } from '#design-system'
import { useHref, useText } from '#sections/site.tsx'

/** The newsletter at the end of every page: posts to the newsletter page, which asks for the rest. */
export function FooterNewsletter() {
  const text = useText()
  const href = useHref()
  return (
    <form method="post" action={href('/newsletter')} noValidate>
      <input type="hidden" name="from" value="footer" />
      <Stack space={16}>
        <Text size="small">{text('footer.newsletter.text')}</Text>
        <Stack direction="row" space={8}>
          <Input
            id="footer-email"
            name="email"
            type="email"
            label={text('footer.newsletter.email')}
            labelVariant="hidden"
            placeholder={text('footer.newsletter.email')}
            autoComplete="email"
            maxLength={254}
            variant="pill"
          />
          <Button type="submit" variant="secondary">
            {text('footer.newsletter.submit')}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}
