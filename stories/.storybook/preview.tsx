import '#design-system/styles/global.css.ts'
import '#design-system/themes/themes.css.ts'
import type { Decorator, Preview } from '@storybook/react-vite'
import { breakpoint } from '#design-system/tokens/scale.ts'
import { type PageStory, SitePage } from '../pages/SitePage.tsx'
import { propsIn } from '../words/siteWords.ts'
import { chromaticModes } from './chromaticModes.ts'
import { DocsFrame, DocsPage } from './Docs.tsx'
import { toolbars } from './globals.ts'
import { inAllThemes } from './inAllThemes.tsx'
import { inspect } from './inspect.tsx'
import { onDocument } from './onDocument.ts'
import { withColumns } from './withColumns.tsx'

/** Words that arrive as props, in the made-up language or as ids. */
const inWords: Decorator = (Story, { args, globals }) =>
  Story({ args: propsIn(args, globals['locale']) })

/** Stories of pages are written by the generator and name only what to show. */
const asPage: Decorator = (Story, { parameters, globals }) => {
  const page = parameters['page'] as PageStory | undefined
  return page ? <SitePage story={page} named={globals['locale']} /> : <Story />
}

const width = (name: string, px: number, height: number) => ({
  name: `${name} (${px} px)`,
  styles: { width: `${px}px`, height: `${height}px` },
})

const preview: Preview = {
  // The last is the outermost.
  decorators: [inWords, asPage, withColumns, inspect, inAllThemes, onDocument],
  globalTypes: toolbars,
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    chromatic: { modes: chromaticModes },
    controls: { expanded: true },
    docs: { page: DocsPage, container: DocsFrame },
    layout: 'padded',
    options: { storySort: { order: ['Foundations', 'Components', 'Sections', 'Pages'] } },
    viewport: {
      options: {
        small: width('Smallest', 320, 640),
        phone: width('Phone', 390, 844),
        below: width('Just mobile', breakpoint.mobile - 1, 1024),
        above: width('Just desktop', breakpoint.mobile, 1024),
        desktop: width('Desktop', 1440, 900),
      },
    },
  },
}

export default preview
