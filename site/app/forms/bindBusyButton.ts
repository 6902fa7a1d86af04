/**
 * Shows on a button that something is under way, as the design system's button does with `loading`: `spinner` turns on
 * it and `status` says it.
 */
export function bindBusyButton(button: HTMLButtonElement, spinner: Element, status: Element) {
  /** Says what is under way, or that nothing is. */
  return (words: string): void => {
    for (const name of ['aria-busy', 'aria-disabled'])
      if (words) button.setAttribute(name, 'true')
      else button.removeAttribute(name)
    if (words) button.append(spinner)
    else spinner.remove()
    status.textContent = words
  }
}
