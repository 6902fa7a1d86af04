import {
  Controls,
  Description,
  DocsContainer,
  type DocsContainerProps,
  Primary,
  Stories,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import type { Usage } from '../../components/story.tsx'
import { managerThemes, preferredColorScheme } from '../managerUi/managerThemes.ts'
import * as styles from './docs.css.ts'
import type { Globals } from '../globals.ts'

const statuses = {
  stable: 'Stable: its props change only with a new major version.',
  beta: 'Beta: in use, but its props may still change.',
} as const

/** Docs page of a component: description, status, usage, stories and props. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const guidance = preparedMeta.parameters['usage'] as Usage | undefined
  const status = preparedMeta.tags.find((tag) => tag in statuses) as keyof typeof statuses
  return (
    <>
      <Title />
      {status && (
        <p className={styles.status}>
          <b className={styles.badge[status]}>{status}</b> {statuses[status]}
        </p>
      )}
      <Description />
      {guidance && <Guidance {...guidance} />}
      <Primary />
      <Controls />
      <Stories includePrimary={false} title="States" />
    </>
  )
}

function Guidance({ use, avoid }: Usage) {
  return (
    <Unstyled>
      <dl className={styles.guidance}>
        <div className={styles.use}>
          <dt className={styles.heading}>Use it</dt>
          <dd className={styles.words}>{code(use)}</dd>
        </div>
        <div className={styles.avoid}>
          <dt className={styles.heading}>Not</dt>
          <dd className={styles.words}>{code(avoid)}</dd>
        </div>
      </dl>
    </Unstyled>
  )
}

/** Renders text in backticks as code. */
const code = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))

/** Renders docs in the colour mode of the toolbar, also if it is set in the URL. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  // Storybook emits the globals of the URL before this component subscribes.
  const [theme, setTheme] = useState(() => {
    const { globals } = context.getStoryContext(context.storyById())
    return (globals as Globals).theme ?? preferredColorScheme()
  })
  useEffect(() => {
    const channel = addons.getChannel()
    const onGlobals = ({ globals }: { globals: Globals }) =>
      setTheme(globals.theme ?? preferredColorScheme())
    channel.on(SET_GLOBALS, onGlobals)
    channel.on(GLOBALS_UPDATED, onGlobals)
    return () => {
      channel.off(SET_GLOBALS, onGlobals)
      channel.off(GLOBALS_UPDATED, onGlobals)
    }
  }, [])
  return (
    <DocsContainer context={context} theme={managerThemes[theme]}>
      {children}
    </DocsContainer>
  )
}
