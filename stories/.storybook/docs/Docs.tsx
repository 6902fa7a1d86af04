import {
  Controls,
  Description,
  DocsContext,
  DocsContainer,
  type DocsContainerProps,
  Heading,
  Primary,
  Stories,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks'
import { type ComponentType, type PropsWithChildren, use, useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import type { UsageGuidance } from '../../components/story.tsx'
import { componentGuides } from '../../docs/guides.ts'
import { managerThemes, preferredColorScheme } from '../managerUi/managerThemes.ts'
import type { StorybookToolbarGlobals } from '../globals.ts'
import { keyboardTables } from '../../docs/keyboard/keyTables.ts'
import { overlayComponents } from '../../states/listComponentStates.tsx'
import { StateMatrix } from '../../states/StateMatrix.tsx'
import { ComponentAnatomy } from './ComponentAnatomy.tsx'
import * as styles from './docs.css.ts'
import { GuideExampleDrawings, Guide, renderInlineCode } from './Guide.tsx'

const statuses = {
  stable:
    'Stable: no change of its props is planned. Until version 1.0, a minor version may still change them.',
  beta: 'Beta: the component is in use, but its props may still change.',
} as const

/** Lets arrow keys scroll a region. */
const scrollable = { role: 'region', tabIndex: 0 } as const

/** Docs page of a component: description, status, usage, props, guide and stories; sections have no guide. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const [first] = use(DocsContext).componentStories()
  const { component, title } = preparedMeta
  const name = title.slice(title.lastIndexOf('/') + 1)
  const guide = title.startsWith('Components/') ? componentGuides[name] : undefined
  const hasStates = Object.hasOwn(keyboardTables, name) && !overlayComponents.has(name)
  const guidance = preparedMeta.parameters['usage'] as UsageGuidance | undefined
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
      {guide && (
        <p className={styles.status}>
          <code
            className={styles.importLine}
          >{`import { ${name} } from '@felcera/design-system'`}</code>
        </p>
      )}
      {guidance && <Guidance {...guidance} />}
      {guide && <GuideExampleDrawings {...guide} />}
      <Primary />
      <div {...scrollable} className={styles.props} aria-label="Props">
        <Controls />
      </div>
      {guide && <NativePropsNote name={name} component={component as ComponentType<object>} />}
      {guide && (
        <>
          <ComponentAnatomy
            anatomy={guide.anatomy}
            component={component as ComponentType<object>}
            props={first?.initialArgs ?? {}}
          />
          {hasStates && (
            <>
              <Heading>States</Heading>
              <Unstyled>
                <div className={styles.drawing} inert>
                  <StateMatrix
                    component={component as ComponentType<object>}
                    props={first?.initialArgs ?? {}}
                  />
                </div>
              </Unstyled>
            </>
          )}
          <Guide component={name} guide={guide} />
        </>
      )}
      <Stories includePrimary={false} title="Stories" />
    </>
  )
}

interface NativePropsNoteProps {
  readonly name: string
  readonly component: ComponentType<object> & {
    readonly __docgenInfo?: { readonly elements: readonly string[] }
  }
}

/** Renders a note on the native attributes that a component accepts besides the listed props. */
function NativePropsNote({ name, component: { __docgenInfo } }: NativePropsNoteProps) {
  const { elements = [] } = __docgenInfo ?? {}
  if (elements.length === 0) return null
  const tags = elements.map((tag) => `\`<${tag}>\``).join(' or ')
  const examples =
    nativeExamples[name] ?? elements.flatMap((tag) => nativeExamples[tag] ?? []).join(', ')
  return (
    <Unstyled>
      <p className={styles.words}>
        {renderInlineCode(
          `Besides these props, it accepts the native attributes and event handlers of ${tags}${examples && `, such as ${examples}`}, and a \`ref\`. It does not accept \`className\` and \`style\`, because the design system decides about its looks.`,
        )}
      </p>
    </Unstyled>
  )
}

/** Attributes by element, or by component where others of its element mean nothing. */
const nativeExamples: Readonly<Record<string, string>> = {
  Checkbox: '`checked`, `disabled` and `onChange`',
  Switch: '`checked`, `disabled` and `onChange`',
  button: '`disabled` and `onClick`',
  fieldset: '`disabled`',
  input: '`disabled`, `readOnly`, `inputMode`, `spellCheck` and `onChange`',
  select: '`disabled`, `required` and `onChange`',
  textarea: '`disabled`, `readOnly`, `required` and `onChange`',
}

function Guidance({ use, avoid }: UsageGuidance) {
  return (
    <Unstyled>
      <dl className={styles.guidance}>
        <div className={styles.use}>
          <dt className={styles.heading}>When to use it</dt>
          <dd className={styles.words}>{renderInlineCode(use)}</dd>
        </div>
        <div className={styles.avoid}>
          <dt className={styles.heading}>When not to use it</dt>
          <dd className={styles.words}>{renderInlineCode(avoid)}</dd>
        </div>
      </dl>
    </Unstyled>
  )
}

/** Renders docs in the colour mode of the toolbar, also if it is set in the URL. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  // Storybook emits the globals of the URL before this component subscribes.
  const [theme, setTheme] = useState(() => {
    const { globals } = context.getStoryContext(context.storyById())
    return (globals as StorybookToolbarGlobals).theme ?? preferredColorScheme()
  })
  useEffect(() => {
    const channel = addons.getChannel()
    const onGlobals = ({ globals }: { globals: StorybookToolbarGlobals }) =>
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
