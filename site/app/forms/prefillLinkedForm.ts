import { siteClientState } from '../client/pageState.ts'

/**
 * Follows an enquiry link: chooses the function it names, which a browser may have replaced with an earlier choice, brings
 * the form into view and focuses its first field.
 */
export function prefillLinkedForm(form: HTMLFormElement): void {
  const choice = form.querySelector<HTMLSelectElement>('[name=function]')
  // A named product is a product inquiry, whatever the link says.
  const isProduct = new URLSearchParams(location.search).has('product')
  const { functionId, scrollContact } = siteClientState
  if (choice && !isProduct && [...choice.options].some(({ value }) => value === functionId))
    choice.value = functionId
  if (!scrollContact) return
  form.scrollIntoView()
  choice?.focus({ preventScroll: true })
}
