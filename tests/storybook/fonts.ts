import type { Page } from 'playwright'
import type { DefinedTheme } from '#design-system/theme/defineTheme.ts'

/** Returns the address of the Type page in a theme. */
export const getTypePageAddress = (brand: string) =>
  `/iframe.html?id=foundations-type--scale&viewMode=story&globals=brand:${brand}`

/** Fonts used by the Type page. */
interface DrawnFaces {
  /** Families of headings and body text, and whether they were downloaded. */
  readonly display: readonly [family: string, downloaded: boolean]
  readonly text: readonly [family: string, downloaded: boolean]
  /** Families whose files could not be loaded. */
  readonly broken: readonly string[]
}

/** Returns the expected fonts of a theme. */
export const listExpectedFonts = ({ type: { display, text } }: DefinedTheme): DrawnFaces => ({
  display: [display.name, true],
  text: [text.name, true],
  broken: [],
})

/** Returns the fonts that the browser uses on the open Type page. */
export async function readRenderedFonts(page: Page): Promise<DrawnFaces> {
  await page.getByRole('heading', { level: 1, name: 'Type' }).waitFor()
  const faces = await page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts].map(({ family, status }) => ({ family, status }))
  })
  return {
    display: await drawnWith(page, '#storybook-root h1'),
    text: await drawnWith(page, '#storybook-root header p'),
    broken: faces
      // Fallbacks are local fonts, which may be missing.
      .filter(({ family, status }) => status === 'error' && !/ Fallback"?$/.test(family))
      .map(({ family }) => family),
  }
}

async function drawnWith(page: Page, selector: string): Promise<readonly [string, boolean]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  // A variable font has the name of its lightest instance.
  const [family = ''] = fonts.map(({ familyName }) => familyName.replace(/ (Thin|Light)$/, ''))
  return [family, fonts.every(({ isCustomFont }) => isCustomFont)]
}
