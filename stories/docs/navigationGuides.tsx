import { Breadcrumbs, Pagination, Stepper, TabLinks, Tabs, Text } from '#design-system'
import type { ComponentGuides } from './componentGuide.ts'

/** Guides of the components for navigation. */
export const navigationGuides: ComponentGuides = {
  Breadcrumbs: {
    anatomy: [
      ['Links', 'They lead to the levels above, from the home page.', 'a'],
      ['Separator', 'It points in the reading direction.', 'svg'],
      ['Current page', 'It is not a link.', '[aria-current]'],
    ],
    right: {
      drawing: (
        <Breadcrumbs
          label="Position"
          items={[
            { label: 'Home', href: '#home' },
            { label: 'Products', href: '#products' },
          ]}
          current="Battery"
        />
      ),
      reason: 'The links are the levels above the page, from the home page on.',
    },
    wrong: {
      drawing: (
        <Breadcrumbs
          label="History"
          items={[{ label: 'Contact', href: '#contact' }]}
          current="Battery"
        />
      ),
      reason:
        '“Contact” is not a level above this page but the page that was visited before. The history of the browser leads back to it.',
    },
    accessibility: [
      'It is a named `nav` with an ordered list, whose last item is the current page.',
      'Place it before `main`, so that the `SkipLink` skips it as well.',
    ],
    content: [
      'Use the titles of the pages, so that people recognise them, and shorten long ones.',
      'Link the levels from the home page to the parent of the page. The title of the page itself follows as text.',
    ],
    related: ['TabLinks', 'SiteHeader', 'Stepper'],
  },
  Pagination: {
    anatomy: [
      ['Previous and next', 'They have an arrow.', '[rel=next]'],
      [
        'Pages',
        'They are the first, the last and those next to the current one, such as 1 … 8 9 10 … 18.',
        'ol a, ul a',
      ],
      [
        'Current page',
        'It is highlighted, and screen readers announce it as the current page.',
        '[aria-current]',
      ],
    ],
    right: {
      drawing: (
        <Pagination
          label="Pages of the news"
          pages={[
            { label: '1', href: '#1', current: true },
            { label: '2', href: '#2' },
          ]}
          next={{ label: 'Next', href: '#2' }}
        />
      ),
      reason: 'Each page has a number, and a link leads to the next one.',
    },
    wrong: {
      drawing: <Pagination label="Pages" pages={[{ label: '1', href: '#one', current: true }]} />,
      reason: 'A single page needs no pagination.',
    },
    accessibility: [
      'It is a named `nav` of links with addresses, so that people can share a page.',
      'Put the number into the title of the document ("News, page 2 of 6"), because screen readers read it after each press.',
      'An ellipsis, which is not read, replaces skipped pages.',
    ],
    content: [
      'Write "Previous" and "Next", because "Back" is a button of the browser. Omit `previous` on the first page and `next` on the last.',
      'Put the most relevant items first, because most people read only the first pages.',
      'Apply another filter or order to the whole list and begin at page 1.',
      'If the address names a page beyond the last one, show the last page. If its number is invalid, show the first. An empty page would look like a list without results.',
      'Do not load more items while scrolling, because keyboard users then never reach the footer.',
    ],
    related: ['Stepper', 'Table'],
  },
  Stepper: {
    anatomy: [
      ['Steps', 'There are two to five numbered steps.', 'li'],
      ['Tick', 'It marks completed steps.', 'svg'],
      ['Current step', 'It is highlighted and announced.', '[aria-current]'],
      ['Summary', 'It replaces the labels in a narrow container.'],
    ],
    right: {
      drawing: (
        <Stepper
          label="Steps"
          doneLabel="done"
          current={2}
          summary="Step 2 of 3: Code"
          steps={[{ label: 'Email' }, { label: 'Code' }, { label: 'Password' }]}
        />
      ),
      reason: 'Each step has a noun as its label.',
    },
    wrong: {
      drawing: (
        <Stepper
          label="Progress"
          doneLabel="done"
          current={1}
          summary="Step 1 of 1: Form"
          steps={[{ label: 'Form' }]}
        />
      ),
      reason: 'A single step is not a process.',
    },
    accessibility: [
      'It is an ordered list, so the number of steps is announced.',
      'Completed steps with `href` are links, so that people can go back.',
    ],
    content: ['Use one or two words for each step, because the steps share one line.'],
    related: ['Progress', 'Breadcrumbs', 'TabLinks'],
  },
  TabLinks: {
    anatomy: [
      ['Link', 'It names a view.', 'a'],
      ['Line', 'It marks the view that is shown.', '[aria-current]'],
    ],
    right: {
      drawing: (
        <TabLinks
          label="Account"
          items={[
            { label: 'Profile', href: '#profile', current: true },
            { label: 'Security', href: '#security', current: false },
          ]}
        />
      ),
      reason: 'They are parts of one account, which can be bookmarked.',
    },
    wrong: {
      drawing: (
        <TabLinks
          label="Country"
          items={[
            { label: 'Germany, 12', href: '#de', current: true },
            { label: 'France, 8', href: '#fr', current: false },
          ]}
        />
      ),
      reason: 'These links filter a list. Use `FilterLinks`.',
    },
    accessibility: [
      'It is a named `nav` of links, and the current one has `aria-current="page"`.',
      'The links do not have the role `tab`, because each of them opens a page.',
    ],
    content: [
      'Use nouns of one or two words.',
      'Use it for views in any order, and not for steps or for views that must be compared.',
      'Use one row on a page, directly above the content that it changes.',
    ],
    related: ['Tabs', 'FilterLinks', 'Breadcrumbs'],
  },
  Tabs: {
    anatomy: [
      ['Tabs', 'They name the views.', '[role=tab]'],
      ['Summary', 'With `beside`, it says what the chosen view shows.'],
      ['Panel', 'It shows the chosen view.', '[role=tabpanel]'],
    ],
    right: {
      drawing: (
        <Tabs
          label="Modes"
          variant="above"
          items={[
            { id: 'a', label: 'Self-power', content: <Text>Your own sun first.</Text> },
            { id: 'b', label: 'Back up', content: <Text>A reserve that waits.</Text> },
          ]}
        />
      ),
      reason: 'They are views of one thing, of which people need one at a time.',
    },
    wrong: {
      drawing: (
        <Tabs
          label="Form"
          variant="above"
          items={[
            { id: 'c', label: '1. Name', content: <Text>Name</Text> },
            { id: 'd', label: '2. Send', content: <Text>Send</Text> },
          ]}
        />
      ),
      reason: 'These are steps in order. Use a `Stepper`.',
    },
    accessibility: [
      'The tabs are one tab stop, and each panel is named after its tab.',
      'Without script, all views are shown, each below its label.',
      'Do not disable a tab. Omit it, or say in its view why it is empty.',
      'Have the data of all views ready, because arrow keys show each view at once.',
    ],
    content: [
      'Use nouns of one to three words, because longer labels wrap.',
      'Do not let a view depend on another, because people may open only one.',
      'Put the view that most people need first, because it is shown at the start.',
      'With `variant="above"`, keep the tabs on one line. If they wrap, use fewer tabs or shorter labels.',
      'Try fewer words, headings or separate pages first. If you find no clear labels, divide the content differently.',
      'Begin headings in a view one level below the heading above the tabs, because labels are not headings.',
    ],
    related: ['TabLinks', 'Disclosure', 'Stepper', 'RadioGroup'],
  },
}
