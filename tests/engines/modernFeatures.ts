/** A feature of CSS or the DOM that is not in every browser of the last two years. */
export interface ModernFeature {
  readonly name: string
  /** Where it is used, as it is written in our sources. */
  readonly source: RegExp
  /** What visitors get without it. */
  readonly fallback: string
  /** Name of the behaviour or kind of test that shows the fallback in an engine without the feature. */
  readonly shownBy: string
}

const pages = 'the pages of every template, compared with Chromium'

/** All of them, with their fallbacks; `.github/DECISIONS.md` says when a feature may be used. */
export const modernFeatures: readonly ModernFeature[] = [
  {
    name: 'text-box',
    source: /textBox: 'trim-both/,
    fallback: 'negative margins of both edges, so that headings have the same height',
    shownBy: pages,
  },
  {
    name: 'command and commandfor',
    source: /commandfor=/,
    fallback: '`bindDrawers` opens and closes; without script a link to the drawer does',
    shownBy: 'without script the drawer is the target of a link',
  },
  {
    name: 'closedby',
    source: /closedby="any"/,
    fallback: '`bindDrawers` closes on a click beside the dialog; its button and Escape always do',
    shownBy: 'a click beside the drawer closes it',
  },
  {
    name: 'anchor positioning',
    source: /positionArea:/,
    fallback:
      'a tooltip stands in the middle of the page; its text is the name of its control, too',
    shownBy: pages,
  },
  {
    name: 'field-sizing',
    source: /fieldSizing: 'content'/,
    fallback: 'a text area keeps its height and scrolls',
    shownBy: 'what was typed survives leaving the page',
  },
  {
    name: 'interpolate-size and ::details-content',
    source: /&::details-content/,
    fallback:
      'disclosures open at once; the filter of downloads is a disclosure on wide pages, too',
    shownBy: 'a question opens by mouse and by keyboard',
  },
  {
    name: 'content-visibility',
    source: /contentVisibility: 'auto'/,
    fallback: 'the whole page is rendered at once',
    shownBy: pages,
  },
  {
    name: 'view transitions between pages',
    source: /viewTransitionName:/,
    fallback: 'the next page replaces the last one at once',
    shownBy: 'a menu opens by mouse and its link leads on',
  },
  {
    name: 'light-dark()',
    source: /`light-dark\(/,
    fallback: 'the build lowers it to custom properties',
    shownBy: pages,
  },
  {
    name: '@starting-style',
    source: /'@starting-style'/,
    fallback: 'a tooltip appears at once',
    shownBy: pages,
  },
  {
    name: 'speculation rules',
    source: /type="speculationrules"/,
    fallback: 'a page is fetched when its link is followed',
    shownBy: 'a menu opens by mouse and its link leads on',
  },
  {
    name: 'text-wrap: balance and pretty',
    source: /textWrap: '(balance|pretty)'/,
    fallback: 'lines break where they are full',
    shownBy: pages,
  },
  {
    name: 'text-autospace',
    source: /textAutospace:/,
    fallback: 'no space between Chinese and Latin text beyond what is typed',
    shownBy: pages,
  },
  {
    name: 'hyphenate-limit-chars',
    source: /hyphenateLimitChars:/,
    fallback: 'short German words may be hyphenated, too',
    shownBy: pages,
  },
  {
    name: 'corner-shape',
    source: /cornerShape:/,
    fallback: 'corners are round',
    shownBy: pages,
  },
  {
    name: 'requestIdleCallback',
    source: /'requestIdleCallback' in window/,
    fallback: 'a timeout of 200 ms',
    shownBy: 'an island is hydrated when it is seen, not before',
  },
]
