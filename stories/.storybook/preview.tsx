import '#design-system/styles/global.css.ts'
import '#design-system/theme/density.css.ts'
import '#design-system/themes/themes.css.ts'
import type { Decorator, Preview } from '@storybook/react-vite'
import { breakpoint } from '#design-system/tokens/scale.ts'
import { type PageStory, SitePage } from '../pages/SitePage.tsx'
import { transformPropsForStoryLocale } from '../texts/siteTexts.ts'
import { chromaticModes } from './chromaticModes.ts'
import { elementControls } from './elementControls.ts'
import { DocsFrame, DocsPage } from './docs/Docs.tsx'
import { toolbarDefinitions } from './globals.ts'
import { sectionControls } from './sectionControls.ts'
import { withAllThemes } from './decorators/withAllThemes.tsx'
import { withInspector } from './decorators/withInspector.tsx'
import { withDocumentAttributes } from './decorators/withDocumentAttributes.ts'
import { withLayoutGrid } from './decorators/withLayoutGrid.tsx'

/** Applies the pseudo-locale or message ids to the texts in the props. */
const translateArgs: Decorator = (Story, { args, globals }) =>
  Story({ args: transformPropsForStoryLocale(args, globals['locale']) })

/** Renders page stories, which the generator writes without a component. */
const renderPage: Decorator = (Story, { parameters, globals }) => {
  const page = parameters['page'] as PageStory | undefined
  return page ? <SitePage story={page} named={globals['locale']} /> : <Story />
}

const viewport = (name: string, px: number, height: number) => ({
  name: `${name} (${px} px)`,
  styles: { width: `${px}px`, height: `${height}px` },
})

const preview: Preview = {
  // The last decorator is the outermost.
  decorators: [
    translateArgs,
    renderPage,
    withLayoutGrid,
    withInspector,
    withAllThemes,
    withDocumentAttributes,
  ],
  argTypesEnhancers: [sectionControls, elementControls],
  globalTypes: toolbarDefinitions,
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    chromatic: { modes: chromaticModes },
    controls: { expanded: true },
    docs: { page: DocsPage, container: DocsFrame },
    layout: 'padded',
    options: {
      storySort: { order: ['Foundations', 'Components', 'Patterns', 'Sections', 'Pages', 'Mails'] },
    },
    viewport: {
      options: {
        small: viewport('Smallest', 320, 640),
        phone: viewport('Phone', 390, 844),
        below: viewport('Just mobile', breakpoint.mobile - 1, 1024),
        above: viewport('Just desktop', breakpoint.mobile, 1024),
        desktop: viewport('Desktop', 1440, 900),
      },
    },
  },
}

export default preview
