import { locales, type Locale } from '#data/locale/locales.ts'
import { getPunctuation } from '#data/messages/punctuation.ts'
import { themes } from '#design-system/themes/themes.ts'

/** The parts of a mail, in one language. */
export interface MailContent {
  readonly locale: Locale
  readonly subject: string
  /** Paragraphs before and after the button. */
  readonly before: readonly string[]
  readonly after?: readonly string[]
  readonly action?: { readonly label: string; readonly href: string; readonly fallback: string }
  /** Digits to copy, set large. */
  readonly code?: string
  /** Text of the visitor, quoted unchanged. */
  readonly quote?: { readonly title: string; readonly text: string }
  readonly closing: string
}

/** The bodies of a mail: the same content as plain text and as HTML, in the colours of a theme. */
export const composeMail = (
  content: MailContent,
  themeName: string,
): { readonly text: string; readonly html: string } => ({
  text: textOf(content),
  html: htmlOf(content, themes.find(({ name }) => name === themeName) ?? themes[0]),
})

function textOf(content: MailContent): string {
  const { locale, before, after = [], action, code, quote, closing } = content
  const parts = [
    ...before,
    ...(code ? [code] : []),
    ...(action ? [`${action.label}${getPunctuation(locale).colon}\n${action.href}`] : []),
    ...after,
    ...(quote ? [`${quote.title}\n\n${quote.text.replaceAll(/^/gm, '> ')}`] : []),
    `-- \n${closing}`,
  ]
  return `${parts.join('\n\n')}\n`
}

// Mail programs know neither style sheets nor variables: colours stand in the elements.
function htmlOf(content: MailContent, theme: (typeof themes)[number]): string {
  const { locale, subject, before, after = [], action, code, quote, closing } = content
  const { colours } = theme.schemes.light.standard
  const words = (size: number, color: string) =>
    `margin:0 0 16px;font:${size}px/1.55 -apple-system,'Segoe UI',Roboto,'PingFang SC','Microsoft YaHei',sans-serif;color:${color}`
  const paragraph = (line: string) =>
    `<p style="${words(16, colours['text.body'])}">${escapeHtml(line).replaceAll('\n', '<br>')}</p>`
  const button = action
    ? `<p style="margin:8px 0 24px"><a href="${escapeHtml(action.href)}" style="display:inline-block;padding:14px 22px;border:1px solid ${colours['action.primaryEdge']};border-radius:8px;background:${colours['action.primary']};color:${colours['action.onPrimary']};font:600 16px/1.2 sans-serif;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p style="${words(13, colours['text.muted'])}">${escapeHtml(action.fallback)}<br><a href="${escapeHtml(action.href)}" style="color:${colours['text.muted']};word-break:break-all">${escapeHtml(action.href)}</a></p>`
    : ''
  // Unbroken, so that a double click selects all of it.
  const digits = code
    ? `<p style="margin:8px 0 24px;padding:16px 0;border-radius:12px;background:${colours['surface.tile']};text-align:center;text-indent:8px;font:600 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:8px;color:${colours['text.high']}">${escapeHtml(code)}</p>`
    : ''
  const quoted = quote
    ? `${paragraph(quote.title)}<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:2px solid ${colours['border.strong']}">${paragraph(quote.text)}</blockquote>`
    : ''
  return `<!doctype html>
<html lang="${locales[locale].textTag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${colours['surface.tile']}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${colours['surface.page']};border-radius:20px"><tr><td style="padding:32px">
${before.map(paragraph).join('\n')}
${digits}
${button}
${after.map(paragraph).join('\n')}
${quoted}
<p style="${words(13, colours['text.muted'])}">${escapeHtml(closing)}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Escapes text for HTML content and double-quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (c) => entities[c] ?? c)
