import { Breadcrumbs, Heading, SkipLink } from '#design-system'

/** The breadcrumbs stand before `main`, so that the skip link passes over them, too. */
export const PageWithSkipLink = () => (
  <>
    <SkipLink href="#content">Skip to content</SkipLink>
    <Breadcrumbs
      label="You are here"
      items={[
        { label: 'Home', href: '/' },
        { label: 'Products', href: '/products' },
      ]}
      current="Battery"
    />
    {/* Without `tabIndex`, some browsers scroll to the content but do not move the focus. */}
    <main id="content" tabIndex={-1}>
      <Heading level={1}>Battery</Heading>
    </main>
  </>
)
