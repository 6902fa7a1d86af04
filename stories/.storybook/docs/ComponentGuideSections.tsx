import { Heading, Source, Subheading, Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { componentUses } from 'virtual:component-uses'
import changelog from '#design-system/package/CHANGELOG.md?raw'
import { codeSamples } from '../../docs/codeSamples.ts'
import type { ComponentGuide, GuideDrawing } from '../../docs/componentGuide.ts'
import { errorMessages } from '../../docs/errorMessages.ts'
import { keyboardTables } from '../../docs/keyboard/keyTables.ts'
import { knownComponentLimitations } from '../../docs/knownComponentLimitations.ts'
import { responsiveBehaviourNotes } from '../../docs/responsiveBehaviourNotes.ts'
import { listComponentChanges } from './changes.ts'
import * as styles from './docs.css.ts'
import { renderInlineCode } from './renderInlineCode.tsx'

/** Files of the component stories, by which their docs pages are found. */
const storyFiles = Object.keys(import.meta.glob('../../components/*/*.stories.tsx'))

const sampleSources = import.meta.glob<string>('../../docs/samples/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

interface ComponentGuideSectionsProps {
  readonly component: string
  /** The page is dark. */
  readonly dark: boolean
  readonly guide: ComponentGuide
}

/** Two drawn examples side by side, one right and one wrong. */
export function GuideExampleDrawings({ right, wrong }: Pick<ComponentGuide, 'right' | 'wrong'>) {
  return (
    <Unstyled>
      <div className={styles.guidance}>
        <DrawnExample {...right} verdict="Right" toneClass={styles.use} />
        <DrawnExample {...wrong} verdict="Wrong" toneClass={styles.avoid} />
      </div>
    </Unstyled>
  )
}

interface DrawnExampleProps extends GuideDrawing {
  readonly verdict: string
  readonly toneClass: string
}

function DrawnExample({ drawing, reason, verdict, toneClass }: DrawnExampleProps) {
  return (
    <figure className={styles.figure}>
      {/* A drawing: its controls are not part of the page. */}
      <div className={`${styles.drawing} ${styles.opened}`} inert>
        {drawing}
      </div>
      <figcaption className={`${toneClass} ${styles.words}`}>
        <b>{verdict}.</b> {renderInlineCode(reason)}
      </figcaption>
    </figure>
  )
}

/** Keyboard, accessibility, screens, texts, errors, code, limits, related components, pages and changes. */
export function ComponentGuideSections({ component, dark, guide }: ComponentGuideSectionsProps) {
  const { accessibility, content, related } = guide
  const keys = keyboardTables[component]
  const errors = errorMessages[component]
  const limits = knownComponentLimitations[component]
  const screens = responsiveBehaviourNotes[component]
  return (
    <>
      {keys && (
        <Pairs
          title="Keyboard"
          heads={['Key', 'Effect']}
          rows={keys.map(([key, effect]) => [
            <kbd key="key" className={styles.key}>
              {key.length === 1 ? key.toUpperCase() : key.replace(/^Arrow/, '')}
            </kbd>,
            effect,
          ])}
        />
      )}
      <List title="Accessibility" items={accessibility} />
      {screens && <List title="Sizes and screens" items={screens} />}
      <List title="Content" items={content} />
      {errors && <Pairs title="Errors" heads={['Cause', 'Message']} rows={errors} />}
      <Samples component={component} dark={dark} />
      {limits && <List title="Known limits" items={limits} />}
      <List title="Related" items={related.map(linkToComponent)} />
      <Uses component={component} />
      <List
        title="Changes"
        items={listComponentChanges(component, changelog).flatMap(({ version, changes }) =>
          changes.map((change) => `${version}: ${change}`),
        )}
      />
    </>
  )
}

/** Code of common uses, as an application writes it. */
function Samples({ component, dark }: Pick<ComponentGuideSectionsProps, 'component' | 'dark'>) {
  const samples = Object.entries(codeSamples).filter(([, { components }]) =>
    components.includes(component),
  )
  if (samples.length === 0) return null
  return (
    <>
      <Heading>Code</Heading>
      {samples.map(([file, { title }]) => (
        <div key={file}>
          <Subheading>{title}</Subheading>
          <Source
            dark={dark}
            language="tsx"
            code={(sampleSources[`../../docs/samples/${file}.tsx`] ?? '').replace(
              '#design-system',
              '@felcera/design-system',
            )}
          />
        </div>
      ))}
    </>
  )
}

interface PairsProps {
  readonly title: string
  readonly heads: readonly [string, string]
  readonly rows: readonly (readonly [ReactNode, string])[]
}

/** A table of two columns. */
function Pairs({ title, heads, rows }: PairsProps) {
  return (
    <>
      <Heading>{title}</Heading>
      <Unstyled>
        <table className={styles.pairs}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, second], index) => (
              <tr key={index}>
                <th scope="row">{typeof first === 'string' ? renderInlineCode(first) : first}</th>
                <td>{renderInlineCode(second)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Unstyled>
    </>
  )
}

function Uses({ component }: Pick<ComponentGuideSectionsProps, 'component'>) {
  const { everywhere, editor, sections, pages, patterns } = componentUses[component] ?? {
    everywhere: false,
    editor: false,
    sections: [],
    pages: [],
    patterns: [],
  }
  const [first, ...more] = sections
  const through =
    first === undefined
      ? ''
      : ` It is part of the ${more.length > 0 ? 'sections' : 'section'} ${sections.join(', ')}.`
  return (
    <>
      <Heading>{titleOfUses(everywhere, pages.length, editor, patterns.length)}</Heading>
      <Unstyled>
        <p className={styles.words}>
          {everywhere &&
            'It is part of the header, the footer, the frame, the notices or the dialogs of every page.'}
          {through}
          {editor && pages.length > 0 && ' It is part of the page editor, too.'}
        </p>
        <ul className={styles.links}>
          {pages.map((title) => (
            <li key={title}>{linkToStory(title.replace('Pages/', ''), toId(title, 'Page'))}</li>
          ))}
          {patterns.map((name) => (
            <li key={name}>
              {linkToStory(
                `Pattern: ${storyNameFromExport(name)}`,
                toId('Patterns', storyNameFromExport(name)),
              )}
            </li>
          ))}
        </ul>
      </Unstyled>
    </>
  )
}

function titleOfUses(
  everywhere: boolean,
  pages: number,
  editor: boolean,
  patterns: number,
): string {
  if (everywhere) return 'Used on every page'
  if (pages > 0) return `Used on ${pages} ${pages === 1 ? 'page' : 'pages'}`
  if (editor) return 'Used in the page editor'
  return patterns > 0 ? 'Used in patterns and the package' : 'Used in the package only'
}

function List({ title, items }: { title: string; items: readonly ReactNode[] }) {
  return (
    <>
      <Heading>{title}</Heading>
      <Unstyled>
        <ul className={styles.list}>
          {items.map((item, index) => (
            <li key={index}>{typeof item === 'string' ? renderInlineCode(item) : item}</li>
          ))}
        </ul>
      </Unstyled>
    </>
  )
}

function linkToComponent(name: string) {
  const file = storyFiles.find((path) => path.endsWith(`/${name}.stories.tsx`)) ?? ''
  const group = file.split('/').at(-2) ?? ''
  return linkToStory(name, `components-${group}-${name.toLowerCase()}--docs`, 'docs')
}

export const linkToStory = (text: string, id: string, view = 'story') => (
  <a className={styles.link} href={`./?path=/${view}/${id}`} target="_top">
    {text}
  </a>
)
