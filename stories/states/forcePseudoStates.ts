/** Pseudo-classes that only a pointer or the keyboard sets. */
const pseudoClass = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g

const copied = new WeakSet<CSSStyleSheet>()

/**
 * Copies all rules for states of a pointer or of the keyboard, so that `data-forced="hover active"` on an element has
 * the same effect; specificity stays.
 */
function copyStateRules(): void {
  for (const sheet of document.styleSheets) {
    if (copied.has(sheet)) continue
    copied.add(sheet)
    copyRules(sheet)
  }
}

function copyRules(group: CSSStyleSheet | CSSGroupingRule): void {
  // Backwards, because a copy follows its rule.
  for (const [index, rule] of [...group.cssRules].entries().toArray().toReversed()) {
    if (rule instanceof CSSStyleRule) {
      const selector = rule.selectorText.replaceAll(pseudoClass, '[data-forced~="$1"]')
      if (selector !== rule.selectorText)
        group.insertRule(`${selector}{${rule.style.cssText}}`, index + 1)
    } else if (rule instanceof CSSGroupingRule) copyRules(rule)
  }
}

const controls =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]'

/** Shows the first control inside an element as if it were in the given states. */
export function forcePseudoStates(root: Element, states: string): void {
  copyStateRules()
  const control = root.querySelector(controls)
  if (!control) return
  control.setAttribute('data-forced', states)
  // The parts of a control are hovered and pressed with it, but do not have the focus.
  for (const part of control.querySelectorAll('*'))
    part.setAttribute('data-forced', states.replaceAll(/focus[-\w]*/g, '').trim())
  // Ancestors are hovered and contain the focus, but do not have it.
  const inherited = states.replaceAll(/focus-visible|focus(?!-)/g, '').trim()
  for (let parent = control.parentElement; parent && parent !== root; parent = parent.parentElement)
    parent.setAttribute('data-forced', inherited)
}
