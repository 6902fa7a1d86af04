import { Breadcrumbs, Heading, SkipLink } from '#design-system'

/** The ways through the site stand before `main`, so that the link skips them, too. */
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
    {/* Without `tabIndex` some browsers scroll there and leave the focus behind. */}
    <main id="content" tabIndex={-1}>
      <Heading level={1}>Battery</Heading>
    </main>
  </>
)
