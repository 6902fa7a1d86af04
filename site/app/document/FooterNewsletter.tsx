import { Button, Input, Stack, Text } from '#design-system'
import { useHref, useText } from '#sections/site.tsx'
import { fieldLine } from './PageShell.css.ts'

/** Newsletter form in the footer; posts the address to the newsletter page, which shows the remaining fields. */
export function FooterNewsletter() {
  const text = useText()
  const href = useHref()
  return (
    <form method="post" action={href('/newsletter')} noValidate>
      <input type="hidden" name="from" value="footer" />
      <Stack space={16}>
        <Text size="small">{text('footer.newsletter.text')}</Text>
        <div className={fieldLine}>
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
        </div>
      </Stack>
    </form>
  )
}
