import { firstSectionEndScript } from '#data/pages/styleSheets.ts'

/**
 * Marks the end of what a browser shows first; of several the first counts. In the built site all styles before it are inline, and the
 * style sheet is linked here (`inlineFirstSectionStyles`): a browser paints what stands before the link and waits with the rest. Chromium stops
 * parsing there, WebKit rendering; Firefox stops at a script.
 */
export const FirstSectionEndMarker = () => (
  <script dangerouslySetInnerHTML={{ __html: firstSectionEndScript }} />
)
