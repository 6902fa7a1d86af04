/** Expression of a page that `firefoxRelay.ts` answers with the accessibility tree of the page. */
export const accessibilityTreeRequest = 'accessibility tree of this page'

/** Expression for the privileged scope of Firefox: roles and names of the visible page as JSON, once it has a tree. */
export const accessibilityTree = `new Promise((resolve) => {
  const service = Cc['@mozilla.org/accessibilityService;1'].getService(Ci.nsIAccessibilityService)
  const window = [...Services.wm.getEnumerator('navigator:browser')].at(-1)
  const browser = window.gBrowser.selectedBrowser
  const nodes = []
  const read = (node) => {
    // ARIA has no role for passwords; the others call them text boxes.
    const isPassword = service.getStringRole(node.role) === 'password text'
    nodes.push([isPassword ? 'textbox' : node.computedARIARole, node.name ?? ''])
    for (let child = node.firstChild; child; child = child.nextSibling) read(child)
  }
  const find = () => {
    const page = service.getAccessibleFor(browser)?.firstChild
    if (!page?.childCount) return window.setTimeout(find, 100)
    read(page)
    resolve(JSON.stringify(nodes))
  }
  find()
})`
