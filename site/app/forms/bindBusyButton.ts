/**
 * Shows a pending operation on a button, like the design system's `loading`: `spinner` turns and `status` announces it.
 */
export function bindBusyButton(button: HTMLButtonElement, spinner: Element, status: Element) {
  /** Sets the announced text; empty if no operation is pending. */
  return (words: string): void => {
    for (const name of ['aria-busy', 'aria-disabled'])
      if (words) button.setAttribute(name, 'true')
      else button.removeAttribute(name)
    if (words) button.append(spinner)
    else spinner.remove()
    status.textContent = words
  }
}
