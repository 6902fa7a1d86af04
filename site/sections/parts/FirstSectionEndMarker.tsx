import { firstSectionEndScript } from '#data/pages/styleSheets.ts'

/**
 * Marks the end of the content that a browser renders first; of several markers the first counts. In the built site all
 * styles before it are inline, and the style sheet is linked here (`inlineFirstSectionStyles`): a browser paints the
 * content before the link and blocks the rest. Chromium stops parsing there, WebKit rendering; Firefox stops at a
 * script.
 */
export const FirstSectionEndMarker = () => (
  <script dangerouslySetInnerHTML={{ __html: firstSectionEndScript }} />
)
