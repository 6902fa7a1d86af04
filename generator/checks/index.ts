import { duplicateAnchor } from './anchors.ts'
import { badMessage } from './badMessage.ts'
import type { Check } from './check.ts'
import { deadLink } from './deadLink.ts'
import { headings } from './headings.ts'
import { headLength } from './headLength.ts'
import { missingTranslation } from './missingTranslation.ts'
import { missingAlt, unknownPicture } from './pictures.ts'
import { duplicateRecord, misplacedSection } from './records.ts'
import { redirects } from './redirects.ts'
import { badRoute, duplicateRoute } from './routes.ts'
import { unknownFigure } from './unknownFigure.ts'
import { unknownMessage } from './unknownMessage.ts'
import { unusedMessage } from './unusedMessage.ts'

/** Rules that hold whatever else is wrong. */
export const checks: readonly Check[] = [
  badMessage,
  badRoute,
  deadLink,
  duplicateAnchor,
  duplicateRecord,
  duplicateRoute,
  headings,
  headLength,
  misplacedSection,
  missingAlt,
  missingTranslation,
  redirects,
  unknownFigure,
  unknownMessage,
  unknownPicture,
]

/** Rules that would tell of consequences while anything else is wrong. */
export const finalChecks: readonly Check[] = [unusedMessage]
