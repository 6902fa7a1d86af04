import type { Line } from '../outline.ts'
import type { Mask } from '../raw.ts'
import type { Report, ReportedDifference } from '../report.ts'

const part = (id: string) => document.querySelector(`#${id}`) as HTMLElement
const slider = document.querySelector('#cut') as HTMLInputElement
const report = JSON.parse(part('report').textContent) as Report
const pictures = report.groups.flatMap((group) => group.pictures)
const masks = new Map(Object.entries(report.masks))
/** Decisions by picture name; the others are open. */
const decided = new Map<string, 'accepted' | 'rejected' | 'as it was'>()
/** Number of retakes by picture name, for cache busting. */
const taken = new Map<string, number>()

const views = new Map([
  ['sides', 'Side by side'],
  ['swipe', 'Swipe'],
  ['overlay', 'Overlay'],
  ['difference', 'Difference'],
])
let view = 'sides'
let at = 0

const make = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Partial<HTMLElementTagNameMap[K]>,
  ...children: readonly Node[]
): HTMLElementTagNameMap[K] => {
  const element = Object.assign(document.createElement(tag), props)
  element.append(...children)
  return element
}

const fileOf = ({ name }: ReportedDifference, kind: string) =>
  `${encodeURIComponent(name)}.${kind}.png${taken.has(name) ? `?${taken.get(name)}` : ''}`
const say = (text: string) => (part('message').textContent = text)
const current = () => pictures[at]
/** Returns the open pictures of the group of a picture. */
const openOfGroup = (picture: ReportedDifference) =>
  report.groups
    .filter(({ cause, pictures: own }) => cause !== '' && own.includes(picture))
    .flatMap((group) => group.pictures)
    .filter(({ name }) => !decided.has(name))

function draw(): void {
  const open = pictures.filter(({ name }) => !decided.has(name))
  const count = (what: 'picture' | 'outline') => {
    const { length } = open.filter(({ changed }) => changed.includes(what))
    return `${length} ${what}${length === 1 ? '' : 's'}`
  }
  part('count').textContent =
    pictures.length === 0
      ? 'Nothing differs.'
      : `${open.length} of ${pictures.length} to judge: ${count('picture')}, ${count('outline')}`
  part('list').replaceChildren(
    ...report.groups.flatMap(({ cause, pictures: own }) => [
      make('h2', { textContent: cause || 'No known cause' }),
      ...own.map((picture) => item(picture)),
    ]),
  )
  const picture = current()
  if (!picture) return
  part('name').textContent = picture.name
  const isCompared = picture.files.includes('kept')
  document.body.dataset['view'] = isCompared ? view : 'alone'
  part('views').hidden = !isCompared
  part('about').textContent = `${picture.problem} · ${picture.address}`
  part('causes').textContent =
    picture.causes.length > 1 ? `Possible causes: ${picture.causes.join(', ')}` : ''
  part('views').replaceChildren(
    ...[...views].map(([name, textContent]) => {
      const button = make('button', { textContent, onclick: () => look(name) })
      button.ariaPressed = String(name === view)
      return button
    }),
  )
  part('actions').replaceChildren(...actions(picture))
  part('stage').replaceChildren(
    ...(decided.get(picture.name) === 'as it was' ? [] : [...outline(picture), ...stage(picture)]),
  )
  cut()
}

function item(picture: ReportedDifference): HTMLElement {
  const button = make(
    'button',
    { onclick: () => go(pictures.indexOf(picture)) },
    make('span', { textContent: picture.name }),
    make('small', { textContent: picture.changed.join(' and ') }),
    make('small', { textContent: decided.get(picture.name) ?? '' }),
  )
  button.ariaCurrent = String(picture === current())
  return button
}

function actions(picture: ReportedDifference): readonly HTMLElement[] {
  if (!report.key) return [make('p', { textContent: 'To accept pictures: npm run visual:review' })]
  const button = (textContent: string, onclick: () => void) =>
    make('button', { textContent, onclick })
  return [
    button('Accept', accept),
    button('Reject', reject),
    ...(openOfGroup(picture).length > 1
      ? [
          button(`Accept the group (${openOfGroup(picture).length})`, () =>
            decideGroup('accepted'),
          ),
          button('Reject the group', () => decideGroup('rejected')),
        ]
      : []),
    button('Mask a part', mask),
    button('Take again', () => void again()),
  ]
}

function stage(picture: ReportedDifference): readonly HTMLElement[] {
  const image = (kind: 'kept' | 'actual' | 'difference') =>
    make('img', { src: fileOf(picture, kind), alt: kind })
  const frame = (className: string, ...images: readonly HTMLElement[]) =>
    make(
      'div',
      { className: `frame ${className}`, onpointerdown: drag },
      ...images,
      ...marks(picture),
    )
  const figure = (textContent: string, kind: 'kept' | 'actual') =>
    make('figure', {}, make('figcaption', { textContent }), frame('', image(kind)))
  if (!picture.files.includes('kept'))
    return [
      figure(picture.changed.includes('picture') ? 'New picture' : 'Picture, as it was', 'actual'),
    ]
  if (view === 'sides') return [figure('Before', 'kept'), figure('Now', 'actual')]
  if (view === 'difference' && picture.files.includes('difference'))
    return [frame('layers', image('actual'), image('difference'))]
  return [frame('layers', image('kept'), image('actual'))]
}

/** Shows the outline difference line by line. */
function outline({ outline: all }: ReportedDifference): readonly HTMLElement[] {
  if (all.length === 0) return []
  const count = (wanted: Line[0]) => all.filter(([sign]) => sign === wanted).length
  const lines = all.map(([sign, text]) =>
    make(
      sign === '+' ? 'ins' : sign === '−' ? 'del' : 'div',
      { className: sign === '…' ? 'gap' : '' },
      make('span', { textContent: sign }),
      make('span', { textContent: text }),
    ),
  )
  const region = make(
    'div',
    { className: 'lines', role: 'region', tabIndex: 0, ariaLabel: 'Outline' },
    ...lines,
  )
  const textContent = `Outline: ${count('+')} added, ${count('−')} removed`
  return [make('figure', { className: 'outline' }, make('figcaption', { textContent }), region)]
}

/** Draws masks, which are stored in pixels, relative to the width of the picture. */
function marks({ name, width }: ReportedDifference): readonly HTMLElement[] {
  return (masks.get(name) ?? []).map(([x, y, wide, high]) => {
    const box = make('div', { className: 'mask' })
    // The height is known after loading; the width is that of the viewport.
    box.style.cssText = `inset-inline-start:${(x / width) * 100}%;inline-size:${(wide / width) * 100}%;aspect-ratio:${wide}/${high};margin-block-start:${(y / width) * 100}%;inset-block-start:0`
    return box
  })
}

/** Creates a mask by dragging over a picture in mask mode. */
function drag(this: GlobalEventHandlers, event: PointerEvent): void {
  const picture = current()
  if (!picture || document.body.dataset['masking'] === undefined) return
  event.preventDefault()
  const frame = (event.currentTarget as HTMLElement).getBoundingClientRect()
  const scale = picture.width / frame.width
  const place = (one: PointerEvent) =>
    [(one.clientX - frame.left) * scale, (one.clientY - frame.top) * scale].map(Math.round)
  const [x0 = 0, y0 = 0] = place(event)
  const finish = (end: PointerEvent) => {
    const [x1 = 0, y1 = 0] = place(end)
    const box: Mask = [Math.min(x0, x1), Math.min(y0, y1), Math.abs(x1 - x0), Math.abs(y1 - y0)]
    if (box[2] > 4 && box[3] > 4) void keepMasks(picture, [...(masks.get(picture.name) ?? []), box])
  }
  addEventListener('pointerup', finish, { once: true })
}

async function keepMasks({ name }: ReportedDifference, boxes: readonly Mask[]): Promise<void> {
  if (!(await send('masks', { name, boxes }))) return
  masks.set(name, boxes)
  draw()
}

function look(name: string): void {
  view = name
  draw()
}

function go(to: number): void {
  at = Math.max(0, Math.min(to, pictures.length - 1))
  say('')
  draw()
  document.querySelector('nav [aria-current=true]')?.scrollIntoView({ block: 'nearest' })
}

/** Clips the upper picture at the slider. */
function cut(): void {
  const upper = document.querySelector<HTMLElement>('.layers img + img')
  if (upper) upper.style.clipPath = view === 'swipe' ? `inset(0 0 0 ${slider.value}%)` : ''
}

async function decide(names: readonly string[], what: 'accepted' | 'rejected'): Promise<void> {
  if (what === 'accepted' && !(await send('accept', { names }))) return
  for (const name of names) decided.set(name, what)
  const next = pictures.findIndex(({ name }, index) => index > at && !decided.has(name))
  if (next >= 0) at = next
  draw()
}

function accept(): void {
  const picture = current()
  if (picture) void decide([picture.name], 'accepted')
}

function decideGroup(what: 'accepted' | 'rejected'): void {
  const picture = current()
  if (picture)
    void decide(
      openOfGroup(picture).map(({ name }) => name),
      what,
    )
}

function reject(): void {
  const picture = current()
  if (picture) void decide([picture.name], 'rejected')
}

/** Toggles mask mode. */
function mask(): void {
  const picture = current()
  const { dataset } = document.body
  if (!picture) return
  if (dataset['masking'] === undefined) {
    dataset['masking'] = ''
    say(
      'Drag over what is not to be compared. M ends it; masks are removed in tests/visual/masks.json.',
    )
    return
  }
  delete dataset['masking']
  say('')
}

async function again(): Promise<void> {
  const picture = current()
  if (!picture) return
  say(`${picture.name} is taken again …`)
  if (!(await send('again', { name: picture.name }))) return
  taken.set(picture.name, (taken.get(picture.name) ?? 0) + 1)
  const { groups } = (await (await fetch('report')).json()) as Report
  const found = groups.flatMap((group) => group.pictures).find(({ name }) => name === picture.name)
  // The shown picture must be the accepted one.
  if (found) Object.assign(picture, found)
  if (found) decided.delete(picture.name)
  else decided.set(picture.name, 'as it was')
  draw()
}

/** Sends a request and shows its result. */
async function send(what: string, body: object): Promise<boolean> {
  if (!report.key) return false
  try {
    const answer = await fetch(what, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-review-key': report.key },
      body: JSON.stringify(body),
    })
    say(await answer.text())
    return answer.ok
  } catch {
    say('The review was ended: npm run visual:review starts it again.')
    return false
  }
}

const keys = new Map<string, () => void>([
  ['j', () => go(at + 1)],
  ['k', () => go(at - 1)],
  ['a', accept],
  ['e', () => decideGroup('accepted')],
  ['r', reject],
  ['m', mask],
  ['t', () => void again()],
  ['o', () => document.querySelector<HTMLElement>('.lines')?.focus()],
  ...[...views.keys()].map((name, index): [string, () => void] => [
    String(index + 1),
    () => look(name),
  ]),
])

addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey }) => {
  if (!ctrlKey && !metaKey && !altKey) keys.get(key.toLowerCase())?.()
})
slider.addEventListener('input', cut)
draw()
