import { badDate } from './badDate.ts'
import { badMessage } from './badMessage.ts'
import { badRoute } from './badRoute.ts'
import type { Check } from './check.ts'
import { controlCharacter } from './controlCharacter.ts'
import { deadLink } from './deadLink.ts'
import { duplicateAnchor } from './duplicateAnchor.ts'
import { duplicateRecord } from './duplicateRecord.ts'
import { duplicateRoute } from './duplicateRoute.ts'
import { headings } from './headings.ts'
import { headLength } from './headLength.ts'
import { misplacedSection } from './misplacedSection.ts'
import { missingAlt } from './missingAlt.ts'
import { missingFilm } from './missingFilm.ts'
import { missingTranslation } from './missingTranslation.ts'
import { orphanRecord } from './orphanRecord.ts'
import { redirects } from './redirects.ts'
import { repeatedText } from './repeatedText.ts'
import { shadowedRoute } from './shadowedRoute.ts'
import { smallPicture } from './smallPicture.ts'
import { staleTranslation } from './staleTranslation.ts'
import { startingText } from './startingText.ts'
import { terms } from './terms.ts'
import { unknownFigure } from './unknownFigure.ts'
import { unknownMessage } from './unknownMessage.ts'
import { unknownMiddleware } from './unknownMiddleware.ts'
import { unknownOperator } from './unknownOperator.ts'
import { unknownPicture } from './unknownPicture.ts'
import { unknownRecord } from './unknownRecord.ts'
import { unknownTheme } from './unknownTheme.ts'
import { untranslated } from './untranslated.ts'
import { unusedFragment } from './unusedFragment.ts'
import { unusedMessage } from './unusedMessage.ts'

/** Rules that hold whatever else is wrong. */
export const checks: readonly Check[] = [
  badDate,
  badMessage,
  badRoute,
  controlCharacter,
  deadLink,
  duplicateAnchor,
  duplicateRecord,
  duplicateRoute,
  headings,
  headLength,
  misplacedSection,
  missingAlt,
  missingFilm,
  missingTranslation,
  redirects,
  repeatedText,
  shadowedRoute,
  smallPicture,
  staleTranslation,
  startingText,
  terms,
  unknownFigure,
  unknownMessage,
  unknownMiddleware,
  unknownOperator,
  unknownPicture,
  unknownRecord,
  unknownTheme,
  untranslated,
  unusedFragment,
]

/** Rules that would tell of consequences while anything else is wrong. */
export const finalChecks: readonly Check[] = [orphanRecord, unusedMessage]
