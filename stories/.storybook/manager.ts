import { createElement, useState } from 'react'
import { Button } from 'storybook/internal/components'
import { addons, types, useParameter, useStorybookApi } from 'storybook/manager-api'
import { managerThemes, preferredColorScheme } from './managerUi/managerThemes.ts'
import { printSectionConfig } from './managerUi/printSectionConfig.ts'

const setTheme = () => addons.setConfig({ theme: managerThemes[preferredColorScheme()] })
setTheme()
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', setTheme)

addons.setConfig({
  sidebar: {
    renderLabel: ({ name, type, tags }) =>
      type === 'component' && tags?.includes('beta') ? `${name} · beta` : name,
  },
})

addons.register('felcera/page-config', () => {
  addons.add('felcera/page-config/copy', {
    type: types.TOOL,
    title: 'Copy as page config',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => createElement(CopyConfig),
  })
})

/** Copies the example of a section as an entry of a page config. */
function CopyConfig() {
  const props = useParameter<object | undefined>('pageConfig', undefined)
  const title = useStorybookApi().getCurrentStoryData()?.title
  const [copied, setCopied] = useState<object>()
  if (!props || !title) return null
  const copy = () =>
    navigator.clipboard
      .writeText(printSectionConfig(title.slice(title.lastIndexOf('/') + 1), props))
      .then(() => setCopied(props))
  return createElement(
    Button,
    { variant: 'ghost', size: 'small', ariaLabel: false, onClick: () => void copy() },
    copied === props ? 'Copied' : 'Copy as page config',
  )
}
