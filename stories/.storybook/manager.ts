import { createElement, useState } from 'react'
import { Button } from 'storybook/internal/components'
import { addons, types, useArgs, useParameter, useStorybookApi } from 'storybook/manager-api'
import { managerThemes, preferredColorScheme } from './managerUi/managerThemes.ts'
import { formatSectionConfig } from './managerUi/formatSectionConfig.ts'

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

addons.register('felcera/page-editor', () => {
  addons.add('felcera/page-editor/open', {
    type: types.TOOL,
    title: 'Open in the page editor',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => createElement(OpenEditor),
  })
})

/** Address of `npm run studio` unless PORT is set; it asks for its key. */
const editor = 'http://127.0.0.1:4400/#'

/** Links to the page of a story in the page editor, or to the pages that have the section of a story. */
function OpenEditor() {
  const page = useParameter<string | undefined>('pageId')
  const isSection = useParameter<boolean>('pageConfig', false)
  const title = useStorybookApi().getCurrentStoryData()?.title
  if (page === undefined && !(isSection && title)) return null
  const opened = page ?? `?${title?.slice(title.lastIndexOf('/') + 1)}`
  return createElement(
    Button,
    { variant: 'ghost', size: 'small', ariaLabel: false, asChild: true },
    createElement(
      'a',
      { href: editor + encodeURIComponent(opened), target: '_blank', rel: 'noreferrer' },
      'Open in the page editor',
    ),
  )
}

/** Copies a section with the values of its controls as an entry of a page config. */
function CopyConfig() {
  const isSection = useParameter<boolean>('pageConfig', false)
  const [props] = useArgs()
  const title = useStorybookApi().getCurrentStoryData()?.title
  const [copied, setCopied] = useState<object>()
  if (!isSection || !title) return null
  const copy = () =>
    navigator.clipboard
      .writeText(formatSectionConfig(title.slice(title.lastIndexOf('/') + 1), props))
      .then(() => setCopied(props))
  return createElement(
    Button,
    { variant: 'ghost', size: 'small', ariaLabel: false, onClick: () => void copy() },
    copied === props ? 'Copied' : 'Copy as page config',
  )
}
