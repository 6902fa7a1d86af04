import type { ComponentType } from 'react'
import { Stack } from '#design-system'
import { bindDrawers } from '#design-system/behaviour/drawers.ts'
import { bindMenus } from '#design-system/behaviour/menus.ts'
import type { Example, Examples } from '#design-system/examples.ts'

const root = () => document.documentElement

/** For stories of what shows itself only where scripts run, and of what the site's shell script acts on. */
export const withScript = () => {
  root().dataset['script'] = ''
  const undo = [bindMenus(), bindDrawers()]
  return () => {
    delete root().dataset['script']
    for (const unbind of undo) unbind()
  }
}

/** Room below a menu, for its open panel. */
export const roomBelow = (Story: ComponentType) => (
  <div style={{ minBlockSize: '20rem' }}>
    <Story />
  </div>
)

const oncePerPage = [
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-unique',
]

/** `Everything` of what is as wide as a page and stands on it once: one example below the other. */
export const everyPage = <Props extends object>(
  Component: ComponentType<Props>,
  examples: Examples<Props>,
) => ({
  parameters: {
    controls: { disable: true },
    // Each would be the only one of its page.
    a11y: { config: { rules: oncePerPage.map((id) => ({ id, enabled: false })) } },
  },
  render: () => (
    <Stack space={32}>
      {Object.entries<Example<Props>>(examples).map(([name, { lang, ground, props }]) => (
        <div
          key={name}
          lang={lang}
          data-theme={ground && 'dark'}
          style={{ position: 'relative', minBlockSize: '5rem' }}
        >
          <Component {...props} />
        </div>
      ))}
    </Stack>
  ),
})
