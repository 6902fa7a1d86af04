import { Breadcrumbs, Pagination, Stepper, TabLinks, Tabs, Text } from '#design-system'
import type { ComponentGuides } from './componentGuide.ts'

/** Guides of the components for navigation. */
export const navigationGuides: ComponentGuides = {
  Breadcrumbs: {
    anatomy: [
      ['Links', 'The levels above, from the home page.', 'a'],
      ['Separator', 'Points in the direction of the text.', 'svg'],
      ['Current page', 'No link.', '[aria-current]'],
    ],
    right: {
      drawing: (
        <Breadcrumbs
          label="Position"
          items={[{ label: 'Products', href: '#products' }]}
          current="Battery"
        />
      ),
      reason: 'The structure of the site.',
    },
    wrong: {
      drawing: (
        <Breadcrumbs
          label="History"
          items={[{ label: 'Contact', href: '#contact' }]}
          current="Battery"
        />
      ),
      reason: 'What was visited before is the task of the browser.',
    },
    accessibility: [
      'A named navigation with an ordered list; the last item is the current page.',
      'Before `main`, so that the SkipLink skips it, too.',
    ],
    content: [
      'The titles of the pages, shortened if long.',
      'From the home page to the parent; the current page is last and no link.',
      'Not on a flat site, and not for the steps of a form: they are no levels.',
    ],
    related: ['Link', 'SiteHeader'],
  },
  Pagination: {
    anatomy: [
      ['Previous and next', 'With an arrow.', '[rel=next]'],
      ['Pages', 'The first, the last and those beside the current one.', 'a'],
      ['Current page', 'Marked, and announced.', '[aria-current]'],
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
      reason: 'Numbers and a next.',
    },
    wrong: {
      drawing: <Pagination label="Pages" pages={[{ label: '1', href: '#one', current: true }]} />,
      reason: 'One page needs no pages.',
    },
    accessibility: [
      'A named navigation; links with addresses, so that a page can be shared.',
      'The title of the document has the number ("News, page 2 of 6"): it is read after each press.',
      'Skipped pages are an ellipsis that is not read.',
    ],
    content: [
      '"Previous", "Next", not "back"; the first page has no previous, the last no next.',
      'Only if one page would be too long or slow; most people find it on the first pages.',
      'Another filter or order applies to the whole list and begins at page 1.',
      'An address behind the last page leads to an existing page, not to an empty list.',
      'No list that grows while scrolling: the keyboard never reaches what is below.',
    ],
    related: ['Stepper', 'Table'],
  },
  Stepper: {
    anatomy: [
      ['Steps', 'Two to five, with numbers.', 'li'],
      ['Tick', 'On the steps that are done.', 'svg'],
      ['Current step', 'Marked, and announced.', '[aria-current]'],
      ['Summary', 'In place of the steps on a phone.'],
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
      reason: 'A noun for each step.',
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
      reason: 'One step is no process.',
    },
    accessibility: [
      'An ordered list: the number of steps is announced.',
      'Steps that are done may be links.',
    ],
    content: ['One or two words for each step.'],
    related: ['Progress', 'Breadcrumbs', 'Tabs'],
  },
  TabLinks: {
    anatomy: [
      ['Link', 'Name of a view.', 'a'],
      ['Line', 'Marks the view that is shown.', '[aria-current]'],
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
      reason: 'Parts of one account, which can be bookmarked.',
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
      reason: 'Shortens a list: a filter.',
    },
    accessibility: [
      'Links of a named navigation; the current one has `aria-current="page"`.',
      'Not the role of tabs, as each loads a page.',
    ],
    content: [
      'One or two words each, nouns.',
      'Views in any order, not steps; none needs another one beside it.',
      'One row of them on a page, directly above what it changes.',
    ],
    related: ['Tabs', 'FilterLinks', 'Breadcrumbs'],
  },
  Tabs: {
    anatomy: [
      ['Tabs', 'Names of the views.', '[role=tab]'],
      ['Summary', 'What a view shows; only beside.'],
      ['Panel', 'The chosen view.', '[role=tabpanel]'],
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
      reason: 'Views of one thing.',
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
      reason: 'Steps in order: a Stepper.',
    },
    accessibility: [
      'One tab stop; the panel is named after its tab.',
      'Before hydration all views are shown under headings.',
      'Hidden views are missed, and not everybody finds tabs: nothing that must be read, compared or printed together.',
      'No disabled tab: leave it out, or say inside why it is empty.',
      'Arrow keys show a view at once: its content is there already and does not start to load.',
    ],
    content: [
      'Nouns of one or two words.',
      'No view that depends on another.',
      'The view that most people need is first.',
      'One line of tabs: if they wrap, there are too many or they are too long.',
      'Try without first: fewer words, headings, or pages of their own. If the labels are hard to find, the parts are not clear.',
      'One or two short things that few need: a Disclosure.',
    ],
    related: ['RadioGroup', 'Disclosure', 'Stepper'],
  },
}
