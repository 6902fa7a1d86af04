import {
  Controls,
  Description,
  DocsContext,
  type DocsContextProps,
  DocsContainer,
  type DocsContainerProps,
  DocsStory,
  Heading,
  Primary,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks'
import {
  type ComponentType,
  createContext,
  type PropsWithChildren,
  use,
  useEffect,
  useState,
} from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import type { UsageGuidance } from '../../components/story.tsx'
import { componentGuides } from '../../docs/guides.ts'
import { managerThemes, preferredColorScheme } from '../managerUi/managerThemes.ts'
import { getStoryUrl } from '../decorators/withAllThemes.tsx'
import type { StorybookToolbarGlobals } from '../globals.ts'
import { keyboardTables } from '../../docs/keyboard/keyTables.ts'
import { overlayComponents } from '../../states/listComponentStates.tsx'
import { StateMatrix } from '../../states/StateMatrix.tsx'
import { ComponentAnatomy } from './ComponentAnatomy.tsx'
import * as styles from './docs.css.ts'
import {
  GuideExampleDrawings,
  ComponentGuideSections,
  linkToStory,
} from './ComponentGuideSections.tsx'
import { renderInlineCode } from './renderInlineCode.tsx'

const statuses = {
  stable:
    'Stable: no change of its props is planned. Until version 1.0, a minor version may still change them.',
  beta: 'Beta: the component is in use, but its props may still change.',
} as const

/** Lets arrow keys scroll a region. */
const scrollable = { role: 'region', tabIndex: 0 } as const

/** Whether the docs page is dark, which Storybook's code blocks do not detect. */
const DarkPage = createContext(false)

/** Docs page of a component: description, status, usage, props, guide and stories; sections have no guide. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const context = use(DocsContext)
  const dark = use(DarkPage)
  const stories = context.componentStories()
  const [first] = stories
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
            opened={openedStoryUrl(context, name)}
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
          <ComponentGuideSections component={name} dark={dark} guide={guide} />
        </>
      )}
      <OtherStories stories={stories} />
    </>
  )
}

type Story = ReturnType<DocsContextProps['componentStories']>[number]

/** Stories that open each component which is drawn above the page. */
const openingStories: Readonly<Record<string, string>> = {
  ConfirmDialog: 'Open',
  Dialog: 'Open',
  Drawer: 'Open',
  SearchDialog: 'Open',
  Toast: 'Everything',
}

/** Returns the address of the story that opens a component, in the look of the toolbar and without motion. */
function openedStoryUrl(context: DocsContextProps, name: string): string | undefined {
  const [first] = context.componentStories()
  const opening = openingStories[name]
  if (!first || opening === undefined) return undefined
  const id = first.id.replace(/--.*$/, `--${opening.toLowerCase()}`)
  return getStoryUrl(id, { ...context.getStoryContext(first).globals, motion: 'reduced' })
}

/** True if a story needs a page of its own to show its subject: after steps, or at a certain width. */
const needsOwnPage = ({ parameters, playFunction, storyGlobals }: Story): boolean =>
  parameters['drawnInDocs'] !== true &&
  (playFunction !== undefined || Object.hasOwn(storyGlobals, 'viewport'))

/** Shows the stories besides the first one, and links to those that need a page of their own. */
function OtherStories({ stories }: { stories: readonly Story[] }) {
  // The first one is drawn above the props.
  const others = stories.filter(({ tags }) => tags.includes('autodocs')).slice(1)
  const linked = others.filter(needsOwnPage)
  if (others.length === 0) return null
  return (
    <>
      <Heading>Stories</Heading>
      {others
        .filter((story) => !needsOwnPage(story))
        .map((story) => (
          <DocsStory key={story.id} of={story.moduleExport} expanded __forceInitialArgs />
        ))}
      {linked.length > 0 && (
        <Unstyled>
          <p className={styles.words}>
            These stories open, type or press something or need the width of a phone, so each has a
            page of its own.
          </p>
          <ul className={styles.links}>
            {linked.map(({ id, name }) => (
              <li key={id}>{linkToStory(name, id)}</li>
            ))}
          </ul>
        </Unstyled>
      )}
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
      <p className={styles.note}>
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
  CodeInput: '`disabled`, `readOnly` and `onChange`',
  Combobox: '`disabled`, `required` and `onBlur`',
  DateInput: '`disabled`, `readOnly`, `required` and `onChange`',
  FileUpload: '`disabled`, `required` and `onChange`',
  NumberInput: '`disabled`, `readOnly`, `required` and `onChange`',
  PasswordInput: '`disabled`, `readOnly`, `required` and `onChange`',
  PhoneInput: '`disabled`, `readOnly`, `required` and `onChange`',
  SearchField: '`disabled`, `readOnly` and `onChange`',
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
      <DarkPage value={theme === 'dark'}>{children}</DarkPage>
    </DocsContainer>
  )
}
