import '#design-system/styles/global.css.ts'
import type { Decorator, Preview } from '@storybook/react-vite'
import { isLocale, localeCodes, locales } from '#data/locales.ts'

/** Colour mode and language stand on `<html>`, as on the site; set before the story renders, so that no picture shows the old ones. */
const onDocument: Decorator = (Story, { globals }) => {
  const { theme, locale } = globals
  const { dataset } = document.documentElement
  if (theme === 'light' || theme === 'dark') dataset['theme'] = theme
  else delete dataset['theme']
  document.documentElement.lang = locales[isLocale(locale) ? locale : 'en'].textTag
  return <Story />
}

const width = (name: string, px: number, height: number) => ({
  name: `${name} (${px} px)`,
  styles: { width: `${px}px`, height: `${height}px` },
})

const preview: Preview = {
  decorators: [onDocument],
  globalTypes: {
    theme: {
      description: 'Colour mode',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'System' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    locale: {
      description: 'Language of the story; each example has its own',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'example', title: 'As the example' },
          ...localeCodes.map((code) => ({ value: code, title: locales[code].name })),
        ],
      },
    },
  },
  initialGlobals: { theme: 'system', locale: 'example' },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    layout: 'padded',
    viewport: {
      options: {
        small: width('Smallest', 320, 640),
        phone: width('Phone', 390, 844),
        below: width('Just mobile', 779, 1024),
        above: width('Just desktop', 780, 1024),
        desktop: width('Desktop', 1440, 900),
      },
    },
  },
}

export default preview
