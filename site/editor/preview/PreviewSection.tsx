import {
  Component,
  type ComponentType,
  memo,
  type ReactNode,
  useLayoutEffect,
  useMemo,
} from 'react'
import type { PictureFile } from '#data/content/pictures.ts'
import type { MessageId } from '#data/pages/configFields.ts'
import { type PageResources, SiteProvider, useText } from '#sections/site.tsx'
import type { EditorSectionEntry } from '../api/site.ts'
import { listMessagePlaces } from '../app/state/messageIds.ts'
import type { SectionConfig } from '../app/state/pageDocument.ts'
import { createStandInResources } from './standInResources.ts'
import * as styles from './preview.css.ts'

/** Formatted messages of each section on the page, by section key and message id. */
export const shownTextsBySection = new Map<string, ReadonlyMap<string, string>>()

const messageIds = new WeakMap<SectionConfig, readonly string[]>()

/** Returns the ids of the messages of a section; cached, because values of unchanged sections stay the same. */
export function getSectionMessageIds(
  info: EditorSectionEntry,
  value: SectionConfig,
): readonly string[] {
  const ids = messageIds.get(value) ?? listMessagePlaces(info.fields, value).map(({ id }) => id)
  messageIds.set(value, ids)
  return ids
}

interface PreviewSectionProps {
  sectionKey: string
  /** Key that a click selects: that of the section, or of the fragment that contains it. */
  selectionKey: string
  value: SectionConfig
  info: EditorSectionEntry
  component: ComponentType<object>
  given: object
  base: PageResources
  /** Messages that differ from those of `base`, as JSON. */
  changedTexts: string
  pictures: Readonly<Record<string, PictureFile>>
  failedLabel: (name: string) => string
}

/** Section of the preview. It has texts of its own only if some of them changed, so that a key press renders one section. */
export const PreviewSection = memo(function PreviewSection(props: PreviewSectionProps) {
  const { sectionKey, value, info, component, given, base, changedTexts, pictures } = props
  const resources = useMemo<PageResources>(() => {
    const others = createStandInResources(info, value, base, pictures)
    if (changedTexts === '{}' && !others) return base
    const texts = JSON.parse(changedTexts) as PageResources['messages']
    return {
      ...base,
      messages: { ...base.messages, ...texts },
      ...(others ?? { formattedAs: base }),
    }
  }, [base, changedTexts, info, value, pictures])
  const name = String(value['section'])
  return (
    <div className={styles.section} data-section-key={props.selectionKey}>
      <Boundary content={resources} value={value} label={props.failedLabel(name)}>
        <SiteProvider words={resources}>
          <Rendered {...{ sectionKey, value, info, component, given }} />
        </SiteProvider>
      </Boundary>
    </div>
  )
})

type RenderedProps = Pick<
  PreviewSectionProps,
  'sectionKey' | 'value' | 'info' | 'component' | 'given'
>

function Rendered({ sectionKey, value, info, component: Section, given }: RenderedProps) {
  const text = useText()
  useLayoutEffect(() => {
    const texts = getSectionMessageIds(info, value).flatMap((id): readonly [string, string][] => {
      try {
        return [[id, text(id as MessageId)]]
      } catch {
        // Has arguments that the section itself provides: it is edited in the form.
        return []
      }
    })
    shownTextsBySection.set(sectionKey, new Map(texts))
    return () => void shownTextsBySection.delete(sectionKey)
  })
  return <Section {...sectionProps(info, value)} {...given} />
}

/** Returns the props that the generator passes to a section: fields that its loader takes are left out. */
function sectionProps(info: EditorSectionEntry, value: SectionConfig): object {
  const { section: _, ...props } = value
  const taken = new Set(info.loader?.options)
  return Object.fromEntries(Object.entries(props).filter(([name]) => !taken.has(name)))
}

interface BoundaryProps {
  /** Change with the content, which is then tried again. */
  content: object
  value: object
  label: string
  children: ReactNode
}

interface BoundaryState {
  failed: boolean
  content: object
  value: object
}

/** Keeps the page when a section cannot be rendered, e.g. without a picture. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state = { failed: false, content: this.props.content, value: this.props.value }
  static getDerivedStateFromError = () => ({ failed: true })
  static getDerivedStateFromProps = ({ content, value }: BoundaryProps, state: BoundaryState) =>
    content === state.content && value === state.value ? null : { failed: false, content, value }
  override render() {
    const { label, children } = this.props
    return this.state.failed ? <p className={styles.failed}>{label}</p> : children
  }
}
