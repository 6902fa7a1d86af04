import { Breadcrumbs, Heading, Link, Stack, Text } from '#design-system'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { wideHead } from '../parts/wideHead.css.ts'
import { useHref, useRichText, useText } from '../site.tsx'
import type { PageHeaderProps } from './PageHeader.schema.ts'

/** Plain page opening: title and lead without a picture. */
export function PageHeader({ title, lead, parents, action, anchor }: PageHeaderProps) {
  const text = useText()
  const rich = useRichText()
  const href = useHref()
  return (
    <SectionLayout anchor={anchor} ground="opening">
      <Stack space={32}>
        {parents && (
          <Breadcrumbs
            label={text('nav.breadcrumbs')}
            items={parents.map((parent) => ({
              label: text(parent.label),
              href: href(parent.href),
            }))}
            current={text(title)}
          />
        )}
        <div className={wideHead}>
          <Heading level={1}>{rich(title)}</Heading>
          {(lead ?? action) && (
            <Stack space={32}>
              {lead && <Text size="lead">{text(lead)}</Text>}
              {action && (
                <p>
                  <Link href={href(action.href)} variant="more">
                    {text(action.label)}
                  </Link>
                </p>
              )}
            </Stack>
          )}
        </div>
      </Stack>
    </SectionLayout>
  )
}
