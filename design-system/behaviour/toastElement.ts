import { flips, root as iconRoot, size as iconSize } from '../components/Icon/Icon.css.ts'
import {
  checkmarkIcon,
  closeIcon as cross,
  errorIcon,
  hourglassIcon,
  infoIcon,
  warningIcon,
} from '../components/Icon/icons.ts'
import type { IconDrawing } from '../components/Icon/icons.ts'
import {
  arc,
  drawing as spinning,
  size as spinnerSize,
  still,
  track,
} from '../components/Spinner/Spinner.css.ts'
import * as styles from '../components/Toast/Toast.css.ts'
import type { ToastMessage, ToastType } from './toastMessage.ts'

const typeIcons: Readonly<Record<ToastType, IconDrawing | undefined>> = {
  default: undefined,
  info: infoIcon,
  success: checkmarkIcon,
  warning: warningIcon,
  error: errorIcon,
  loading: undefined,
}

/** Creates an element with a class and attributes. */
export function createDomElement(
  tag: string,
  className: string,
  attributes: Readonly<Record<string, string>> = {},
): HTMLElement {
  const created = document.createElement(tag)
  created.className = className
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value)
  return created
}

type SvgShape = readonly [tag: 'path' | 'circle', attributes: Readonly<Record<string, string>>]

function draw(className: string, ...shapes: readonly SvgShape[]): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(namespace, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('class', className)
  for (const [tag, attributes] of shapes) {
    const shape = svg.appendChild(document.createElementNS(namespace, tag))
    for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, value)
  }
  return svg
}

const drawIcon = (icon: IconDrawing): SVGElement =>
  draw(`${iconRoot} ${iconSize.medium} ${icon.flips ? flips : ''}`.trim(), ['path', { d: icon.d }])

const drawSpinner = (): SVGElement =>
  draw(
    `${spinning} ${spinnerSize.medium}`,
    ['circle', { class: track, cx: '12', cy: '12', r: '9' }],
    ['path', { class: arc, d: 'M12 3a9 9 0 0 1 9 9' }],
    ['path', { class: still, d: hourglassIcon.d }],
  )

/** Returns true if a toast has a close button. */
export const isToastClosable = ({ closable, type }: ToastMessage): boolean =>
  closable ?? type !== 'loading'

/** The element of one toast and a function that renders a message into it. */
export interface ToastElement {
  readonly root: HTMLElement
  draw: (message: ToastMessage) => void
}

/** Creates the element of a toast; its button calls `close`. */
export function createToastElement(closeLabel: string, close: () => void): ToastElement {
  const root = document.createElement('div')
  const icon = createDomElement('span', styles.icon, { 'aria-hidden': 'true' })
  const content = createDomElement('div', styles.content)
  const button = createDomElement('button', styles.close, {
    type: 'button',
    'aria-label': closeLabel,
  })
  button.append(drawIcon(cross))
  button.addEventListener('click', close)
  root.append(icon, content, button)
  return {
    root,
    draw(message) {
      const { type = 'default' } = message
      const drawing = message.icon ?? typeIcons[type]
      root.className = `${styles.root} ${styles.type[type]}`
      if (drawing) icon.replaceChildren(drawIcon(drawing))
      else icon.replaceChildren(...(type === 'loading' ? [drawSpinner()] : []))
      content.replaceChildren(message.content)
      button.hidden = !isToastClosable(message)
    },
  }
}
