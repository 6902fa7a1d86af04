import { siteClientState } from '../client/pageState.ts'

/**
 * Applies the query of an enquiry link: selects its function, which the browser may have replaced by an earlier choice,
 * scrolls to the form and focuses its first field.
 */
export function prefillLinkedForm(form: HTMLFormElement): void {
  const choice = form.querySelector<HTMLSelectElement>('[name=function]')
  // With a product, the function is always the product inquiry.
  const isProduct = new URLSearchParams(location.search).has('product')
  const { functionId, scrollContact } = siteClientState
  if (choice && !isProduct && [...choice.options].some(({ value }) => value === functionId))
    choice.value = functionId
  if (!scrollContact) return
  form.scrollIntoView()
  choice?.focus({ preventScroll: true })
}
