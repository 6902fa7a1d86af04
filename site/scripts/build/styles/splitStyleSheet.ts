import { parse, type AtRule, type ChildNode, type Container, type Rule } from 'postcss'
import type { StyleRule } from '#data/pages/styleSheets.ts'
import { dataColourNames } from '#design-system/theme/css/shortPropertyNames.ts'

/** Style sheet, split into the rules that documents may have inline and the text that they link. */
export interface ParsedStyleSheet {
  readonly rules: readonly StyleRule[]
  /** All rules but those that every document has inline. */
  readonly rest: string
}

const conditions: ReadonlySet<string> = new Set(['media', 'supports', 'container'])
/** Media that only change colours, or paper: their rules come with the style sheet. */
const lateMedia = /prefers-contrast|forced-colors|^print$/
/** So do colours of more contrast, of what a visitor points at, and what the bundler adds for languages from right to left. */
const lateSelector = /\[data-contrast=|:hover|:active|:lang\(/
/** And so do the colours of charts, which stand further down on a page. */
const isLateValue = (property: string) => dataColourNames.has(property)
const isValue = (property: string) => /^--|^color-scheme$/.test(property)

/**
 * Splits a style sheet of the bundler for documents that have the rules of their first section inline. A rule that every document has inline
 * is only left out of the rest where this changes no other rule: in a layer, for a font, and for values of the theme.
 */
export function splitStyleSheet(css: string): ParsedStyleSheet {
  const root = parse(css)
  const rules: StyleRule[] = []
  const visit = (container: Container, within: readonly string[]): void => {
    container.each((node) => {
      if (isRule(node)) {
        const selectors = node.selectors
          .filter((text) => !lateSelector.test(text))
          .map((text) => ({ text, needs: listNeeds(text) }))
        if (selectors.length === 0 || hasOnly(node, isLateValue)) return
        const body = node.nodes.map(String).join(';')
        rules.push({ within, selectors, body, keyframes: '' })
        const isKnown = selectors.length === node.selectors.length
        if (isKnown && selectors.every(({ needs }) => needs.length === 0) && hasOnly(node, isValue))
          node.remove()
      } else if (isAtRule(node) && conditions.has(node.name)) {
        if (!lateMedia.test(node.params)) visit(node, [...within, `@${node.name} ${node.params}`])
        if (node.nodes?.length === 0) node.remove()
      } else if (isAtRule(node)) {
        const keyframes = node.name === 'keyframes' ? node.params : ''
        if (node.name === 'font-face') neverSwapFont(node)
        rules.push({ within, selectors: [], body: textOf(node), keyframes })
        if (node.name === 'layer' || node.name === 'font-face') node.remove()
      }
    })
  }
  visit(root, [])
  return { rules, rest: root.toString() }
}

const isRule = (node: ChildNode): node is Rule => node.type === 'rule'
const isAtRule = (node: ChildNode): node is AtRule => node.type === 'atrule'

/** Documents preload their fonts: one that comes later than the first paint is shown from the next page on, as it would move lines. */
function neverSwapFont(face: AtRule): void {
  face.walkDecls('font-display', (declaration) => {
    declaration.value = 'optional'
  })
}

/** A statement without a block, such as `@layer a, b`, ends with a semicolon, which is no part of its node. */
const textOf = (node: AtRule): string => `${node.toString()}${node.nodes ? '' : ';'}`

/** Returns true if a rule sets properties of one kind only. */
const hasOnly = ({ nodes }: Rule, isKind: (property: string) => boolean): boolean =>
  nodes.length > 0 && nodes.every((node) => node.type === 'decl' && isKind(node.prop))

const withArguments = /:[\w-]+\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g
const attribute = /\[[^\]]*\]/g

/** Lists the classes and elements that a selector needs. */
const listNeeds = (selector: string): readonly string[] =>
  selector
    .replaceAll(withArguments, '')
    .replaceAll(attribute, '')
    .match(/\.[\w-]+|(?<![\w:.#-])[a-z][\w-]*/g) ?? []
