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
import type { CatalogueTexts, EditedSection } from '../app/state/pageDocument.ts'
import { findChangedTexts, type PreviewLocale } from './previewWords.ts'
import { createStandInResources } from './standInResources.ts'
import * as styles from './preview.css.ts'

/** Formatted messages of each section on the page, by section key and message id. */
export const shownTextsBySection = new Map<string, ReadonlyMap<string, string>>()

interface PreviewSectionProps {
  item: EditedSection
  info: EditorSectionEntry
  component: ComponentType<object>
  given: object
  base: PageResources
  words: CatalogueTexts
  pictures: Readonly<Record<string, PictureFile>>
  shown: PreviewLocale
  failedLabel: (name: string) => string
}

/** Section of the preview. It has texts of its own only if some of them changed, so that a key press renders one section. */
export function PreviewSection(props: PreviewSectionProps) {
  const { item, info, component, given, base, words, pictures, shown, failedLabel } = props
  const ids = useMemo(
    () => listMessagePlaces(info.fields, item.value).map(({ id }) => id),
    [info, item.value],
  )
  const changed = findChangedTexts(ids, words, shown)
  const key = JSON.stringify(changed)
  const resources = useMemo<PageResources>(() => {
    const others = createStandInResources(info, item, base, pictures)
    if (key === '{}' && !others) return base
    const texts = JSON.parse(key) as typeof changed
    return { ...base, ...others, messages: { ...base.messages, ...texts } }
  }, [base, key, info, item, pictures])
  const name = String(item.value['section'])
  return (
    <div className={styles.section} data-section-key={item.key}>
      <Boundary content={`${key} ${JSON.stringify(item.value)}`} label={failedLabel(name)}>
        <SiteProvider words={resources}>
          <Rendered {...{ item, info, component, given, ids }} />
        </SiteProvider>
      </Boundary>
    </div>
  )
}

interface RenderedProps {
  item: EditedSection
  info: EditorSectionEntry
  component: ComponentType<object>
  given: object
  ids: readonly string[]
}

const Rendered = memo(function Rendered(props: RenderedProps) {
  const { item, info, component: Section, given, ids } = props
  const text = useText()
  useLayoutEffect(() => {
    const texts = ids.flatMap((id): readonly [string, string][] => {
      try {
        return [[id, text(id as MessageId)]]
      } catch {
        // Has arguments that the section itself provides: it is edited in the form.
        return []
      }
    })
    shownTextsBySection.set(item.key, new Map(texts))
    return () => void shownTextsBySection.delete(item.key)
  })
  return <Section {...sectionProps(info, item.value)} {...given} />
})

/** Returns the props that the generator passes to a section: fields that its loader takes are left out. */
function sectionProps(info: EditorSectionEntry, value: EditedSection['value']): object {
  const { section: _, ...props } = value
  const taken = new Set(info.loader?.options)
  return Object.fromEntries(Object.entries(props).filter(([name]) => !taken.has(name)))
}

interface BoundaryProps {
  /** Changes with the content, which is then tried again. */
  content: string
  label: string
  children: ReactNode
}

interface BoundaryState {
  failed: boolean
  content: string
}

/** Keeps the page when a section cannot be rendered, e.g. without a picture. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state = { failed: false, content: this.props.content }
  static getDerivedStateFromError = () => ({ failed: true })
  static getDerivedStateFromProps = ({ content }: BoundaryProps, state: BoundaryState) =>
    content === state.content ? null : { failed: false, content }
  override render() {
    const { label, children } = this.props
    return this.state.failed ? <p className={styles.failed}>{label}</p> : children
  }
}
