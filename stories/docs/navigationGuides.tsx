import { Breadcrumbs, Pagination, Stepper, TabLinks, Tabs, Text } from '#design-system'
import type { ComponentGuides } from './componentGuide.ts'

/** Guides of the components for navigation. */
export const navigationGuides: ComponentGuides = {
  Breadcrumbs: {
    anatomy: [
      ['Links', 'The links lead to the levels above, starting with the home page.', 'a'],
      ['Separator', 'The separator points in the reading direction.', 'svg'],
      ['Current page', 'The title of the current page is not a link.', '[aria-current]'],
    ],
    right: {
      drawing: (
        <Breadcrumbs
          label="Position"
          items={[{ label: 'Products', href: '#products' }]}
          current="Battery"
        />
      ),
      reason: 'The breadcrumbs show the structure of the site.',
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
        'Breadcrumbs do not show the pages that were visited before, because browsers have a history.',
    },
    accessibility: [
      'It is a named `nav` with an ordered list, whose last item is marked as the current page.',
      'Place it before `main`, so that the `SkipLink` skips it as well.',
    ],
    content: [
      'Use the titles of the pages, so that people recognise them. Shorten only long titles.',
      'Start `items` with the home page and end with the parent page. The current page follows as text.',
      'Do not use breadcrumbs on a site without levels or for the steps of a form, because steps are not levels. Use a `Stepper` for steps.',
    ],
    related: ['TabLinks', 'SiteHeader', 'Stepper'],
  },
  Pagination: {
    anatomy: [
      ['Previous and next', 'Both links have an arrow.', '[rel=next]'],
      [
        'Pages',
        'The links lead to the first and the last page and to those next to the current one, for example 1 … 8 9 10 … 18.',
        'a',
      ],
      ['Current page', 'The current page is highlighted and announced.', '[aria-current]'],
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
      reason: 'The list has two pages, with a number for each and a link to the next one.',
    },
    wrong: {
      drawing: <Pagination label="Pages" pages={[{ label: '1', href: '#one', current: true }]} />,
      reason: 'A list that fits on one page does not need pagination.',
    },
    accessibility: [
      'It is a named `nav` of links. Each page has an address, so people can share and bookmark it.',
      'Put the number into the title of the document ("News, page 2 of 6"), because screen readers read it when the page has loaded.',
      'An ellipsis replaces skipped pages. Screen readers do not read it.',
    ],
    content: [
      'Write "Previous" and "Next" instead of "Back", which people take for the button of the browser. Omit `previous` on the first page and `next` on the last.',
      'Split a list only if one page would be too long or too slow. Put the most relevant items first, because most people read only the first pages.',
      'Apply a new filter or order to the whole list and start again at page 1.',
      'Show the last page for a number beyond it and the first page for an invalid number, because an empty list looks like a list without results.',
      'Do not load more items while the visitor scrolls, because keyboard users then never reach the footer.',
    ],
    related: ['Stepper', 'Table'],
  },
  Stepper: {
    anatomy: [
      ['Steps', 'There are two to five numbered steps.', 'li'],
      ['Tick', 'Completed steps have a tick.', 'svg'],
      ['Current step', 'The current step is highlighted and announced.', '[aria-current]'],
      ['Summary', 'In a narrow container, the summary replaces the labels.'],
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
      'It is an ordered list, so screen readers announce the number of steps.',
      'Completed steps with `href` are links, so people can go back and change their answers.',
    ],
    content: ['Use one or two words for each step, because the steps share one line.'],
    related: ['Progress', 'Breadcrumbs', 'TabLinks'],
  },
  TabLinks: {
    anatomy: [
      ['Link', 'The link names a view.', 'a'],
      ['Line', 'The line marks the view that is shown.', '[aria-current]'],
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
      reason: 'Both views belong to one account, and each can be bookmarked.',
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
      'Use it for views that people can open in any order, and not for steps or for views that must be compared.',
      'Use only one row on a page and place it directly above the content that it changes.',
    ],
    related: ['Tabs', 'FilterLinks', 'Breadcrumbs'],
  },
  Tabs: {
    anatomy: [
      ['Tabs', 'The tabs name the views.', '[role=tab]'],
      ['Summary', 'With `beside`, a sentence below the chosen tab says what the view shows.'],
      ['Panel', 'The panel shows the chosen view.', '[role=tabpanel]'],
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
      reason: 'The tabs are views of one thing, and people need one view at a time.',
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
      reason: 'These are steps in a fixed order. Use a `Stepper`.',
    },
    accessibility: [
      'The tabs are one tab stop, because arrow keys move between them. Each panel is named after its tab.',
      'Without script, all views are shown one below the other, each below its label.',
      'Do not use tabs for content that people must read, compare or print together, because only one view is shown and printed and some people do not notice the others.',
      'Do not disable a tab. Leave it out, or say in its view why it is empty.',
      'Load the content of all views in advance, because arrow keys show each view at once.',
    ],
    content: [
      'Use nouns of one to three words, because longer labels wrap.',
      'Do not let one view depend on another, because people may open only one.',
      'Put the view that most people need first, because it is the one that is shown at the start.',
      'Keep the tabs of `above` on one line. If they wrap, there are too many or their labels are too long.',
      'Before you use tabs, try fewer words, headings or separate pages. If you cannot find clear labels, divide the content differently.',
      'Use a `Disclosure` for one or two short texts that few people need, because tabs always hide all views but one.',
      'Do not repeat the label as a heading in the view. The label is not a heading itself, so start with the level below the heading above the tabs.',
    ],
    related: ['TabLinks', 'Disclosure', 'Stepper', 'RadioGroup'],
  },
}
