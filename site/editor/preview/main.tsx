import '#design-system/styles/global.css.ts'
import '#design-system/themes/themes.css.ts'
import '#generated/placeholders.css'
import { type ComponentType, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { locales } from '#data/locale/locales.ts'
import { theme as siteTheme } from '#generated/theme.ts'
import { resolveFragments } from '../app/state/fragmentSections.ts'
import { getSectionLabel } from '../app/sections/getSectionName.ts'
import { limitTextInput } from '../app/session/limitTextInput.ts'
import type { EditorBridge, PreviewBridge, PreviewState } from './bridge.ts'
import { editInPlace, type InPlaceEditOutcome } from './editInPlace.ts'
import { PreviewPage } from './PreviewPage.tsx'
import { SectionHighlights } from './SectionHighlights.tsx'
import { HoveredSectionFrame, SelectedSectionFrame } from './SelectedSectionFrame.tsx'
import { findShownMessageAt, listShownMessages, type ShownMessage } from './shownMessages.ts'

const editor = (): EditorBridge => {
  const bridge = (window.frameElement as HTMLIFrameElement | null)?.editorBridge
  if (!bridge) throw new Error('The preview has no editor around it')
  return bridge
}

const modules = import.meta.glob<Record<string, ComponentType<object>>>([
  '../../sections/*/*.tsx',
  '!../../sections/*/*.test.tsx',
  '!../../sections/*/*.island.tsx',
])

const components = new Map<string, ComponentType<object>>()

/** Loads the components of sections that were not shown yet. One that cannot be loaded is tried again with the next state. */
async function loadComponents(names: readonly string[]): Promise<void> {
  const missing = [...new Set(names)].filter((name) => !components.has(name))
  await Promise.allSettled(
    missing.map(async (name) => {
      const component = (await modules[`../../sections/${name}/${name}.tsx`]?.())?.[name]
      if (component) components.set(name, component)
    }),
  )
}

let current: PreviewState | undefined
/** Last state that the editor sent; it is shown when its components are loaded. */
let latest: PreviewState | undefined
let render: ((state: PreviewState) => void) | undefined
/** Section, and a message in it, to scroll to as soon as it is shown. */
let awaited: Parameters<PreviewBridge['reveal']> | undefined

const sectionOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-section-key]') : null

const sectionElement = (key: string | undefined) =>
  key === undefined
    ? null
    : document.querySelector<HTMLElement>(`[data-section-key="${CSS.escape(key)}"]`)

function PreviewDocument({ first }: { first: PreviewState }) {
  const [state, setState] = useState(first)
  const [hovered, setHovered] = useState<string>()
  useEffect(() => {
    render = setState
    const hover = ({ target }: Event) => setHovered(sectionOf(target)?.dataset['sectionKey'])
    document.addEventListener('pointerover', hover)
    return () => document.removeEventListener('pointerover', hover)
  }, [])
  const index = state.items.findIndex(({ key }) => key === state.selected)
  const selected = state.items[index]
  const name = selected ? getSectionLabel(selected, state.labels) : ''
  return (
    <>
      <PreviewPage state={state} components={components} />
      <SectionHighlights marks={state.marks} />
      <HoveredSectionFrame sectionKey={hovered === state.selected ? undefined : hovered} />
      {selected && (
        <SelectedSectionFrame
          sectionKey={selected.key}
          name={name}
          label={state.labels.section(name, index + 1, state.items.length)}
        />
      )}
    </>
  )
}

/** Edits one message in place, then goes on to the next or previous one of its section. */
function edit({ element, id }: ShownMessage): void {
  const section = sectionOf(element)
  const key = section?.dataset['sectionKey']
  if (!current || !section || key === undefined) return
  const order = listShownMessages(section).map((message) => message.id)
  const end = (how: InPlaceEditOutcome) => {
    const next = how === 'done' ? undefined : order[order.indexOf(id) + (how === 'next' ? 1 : -1)]
    if (next === undefined) preview.focus()
    else preview.edit(next)
  }
  editInPlace({
    element,
    id,
    source: editor().sourceOf(id),
    label: current.labels.editing(id),
    onChange: (text) => editor().setText(id, text),
    onEnd: end,
  })
}

const root = createRoot(document.getElementById('root') ?? document.body)

const preview: PreviewBridge = {
  show: async (state) => {
    latest = state
    const show = () => {
      // A newer state did not have to wait for its components.
      if (latest !== state) return
      const { locale } = state
      document.documentElement.lang = locales[locale].textTag
      current = state
      if (render) flushSync(() => render?.(state))
      else flushSync(() => root.render(<PreviewDocument first={state} />))
      if (awaited) preview.reveal(...awaited)
    }
    const names = resolveFragments(state.items, state.fragments).map(({ value }) =>
      String(value['section']),
    )
    if (!names.every((name) => components.has(name))) await loadComponents(names)
    show()
  },
  setLook: ({ mode, theme }) => {
    const { dataset } = document.documentElement
    dataset['brand'] = theme || siteTheme
    if (mode === 'system') delete dataset['theme']
    else dataset['theme'] = mode
  },
  reveal: (key, id) => {
    const section = sectionElement(key)
    const [first] = section?.children ?? []
    awaited = first ? undefined : [key, id]
    if (!section || !first) return
    const message =
      id === undefined ? undefined : listShownMessages(section).find((one) => one.id === id)
    const shown = message?.element ?? first
    const { top, bottom } = shown.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight)
      shown.scrollIntoView({
        block: bottom - top > innerHeight ? 'start' : 'center',
        behavior: 'instant',
      })
  },
  focus: () => document.getElementById('selection')?.focus({ preventScroll: true }),
  edit: (id) => {
    const section = sectionElement(current?.selected)
    const messages = section ? listShownMessages(section) : []
    const message = id === undefined ? messages[0] : messages.find((one) => one.id === id)
    if (message) edit(message)
    else editor().openForm()
  },
}

const isEdited = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[contenteditable]') !== null

/** Sections are inert: a click selects, and neither links nor islands react. */
function onPointer(event: Event): void {
  if (isEdited(event.target)) return
  event.preventDefault()
  event.stopPropagation()
  const { target } = event
  const marked =
    target instanceof Element && target.closest<HTMLElement>('[data-marks]')?.dataset['marks']
  if (marked) return event.type === 'click' ? editor().showProblem(marked) : undefined
  const key = sectionOf(event.target)?.dataset['sectionKey']
  if (event.type === 'click' && key !== undefined) editor().select(key)
  if (event.type !== 'dblclick' || !(event.target instanceof Element) || key === undefined) return
  const message = findShownMessageAt(event.target)
  if (message) edit(message)
  else editor().openForm()
}

function onKey(event: KeyboardEvent): void {
  if (isEdited(event.target)) return
  event.stopPropagation()
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event
  const plain = !altKey && !ctrlKey && !metaKey
  if (plain && key === 'Tab') editor().leave(shiftKey ? 'backward' : 'forward')
  else if (plain && key === 'ArrowDown') editor().selectNext(1)
  else if (plain && key === 'ArrowUp') editor().selectNext(-1)
  else if (plain && (key === 'Enter' || key === 'F2')) preview.edit()
  else if (!editor().handleKey(event)) return
  event.preventDefault()
}

for (const name of ['click', 'dblclick', 'mousedown', 'submit', 'input', 'change'])
  window.addEventListener(name, onPointer, { capture: true })
window.addEventListener('keydown', onKey, { capture: true })
limitTextInput(document, (length) => editor().refuseLongText(length))

// Only the selection and edited texts are focusable; links and controls of the page are inert.
document.addEventListener('focusin', ({ target }) => {
  if (!isEdited(target) && target instanceof Element && target.id !== 'selection') preview.focus()
})

editor().ready(preview)
