import { badDate } from './records/badDate.ts'
import { badFigure } from './records/badFigure.ts'
import { badHost } from './pages/badHost.ts'
import { badMessage } from './messages/badMessage.ts'
import { badRoute } from './routes/badRoute.ts'
import type { Check } from './check.ts'
import { controlCharacter } from './messages/controlCharacter.ts'
import { deadLink } from './links/deadLink.ts'
import { draftVersion } from './pages/draftVersion.ts'
import { duplicateAnchor } from './links/duplicateAnchor.ts'
import { duplicateDataPage } from './routes/duplicateDataPage.ts'
import { duplicateRecord } from './records/duplicateRecord.ts'
import { duplicateRoute } from './routes/duplicateRoute.ts'
import { fillerText } from './wording/fillerText.ts'
import { headings } from './wording/headings.ts'
import { checkMetaTextLengths } from './wording/metaLength.ts'
import { hiddenSection } from './pages/hiddenSection.ts'
import { incompleteProduct } from './records/incompleteProduct.ts'
import { linkWords } from './links/linkWords.ts'
import { markupInText } from './messages/markupInText.ts'
import { mergeConflict } from './messages/mergeConflict.ts'
import { misplacedSection } from './pages/misplacedSection.ts'
import { missingAlt } from './media/missingAlt.ts'
import { missingFilm } from './media/missingFilm.ts'
import { missingPictureFile } from './media/missingPictureFile.ts'
import { missingManual } from './records/missingManual.ts'
import { missingTranslation } from './translations/missingTranslation.ts'
import { orphanRecord } from './records/orphanRecord.ts'
import { pluralForms } from './translations/pluralForms.ts'
import { punctuationAfterTag } from './wording/punctuationAfterTag.ts'
import { redirects } from './routes/redirects.ts'
import { repeatedText } from './wording/repeatedText.ts'
import { sentences } from './wording/sentences.ts'
import { shadowedRoute } from './routes/shadowedRoute.ts'
import { smallPicture } from './media/smallPicture.ts'
import { staleTranslation } from './translations/staleTranslation.ts'
import { checkPlaceholderTexts } from './wording/placeholderText.ts'
import { tableCells } from './pages/tableCells.ts'
import { terms } from './wording/terms.ts'
import { tiles } from './pages/tiles.ts'
import { timedLink } from './links/timedLink.ts'
import { unboundUnit } from './wording/unboundUnit.ts'
import { unforceableColorMode } from './pages/unforceableColorMode.ts'
import { unknownFigure } from './messages/unknownFigure.ts'
import { unknownMessage } from './messages/unknownMessage.ts'
import { unknownMiddleware } from './pages/unknownMiddleware.ts'
import { unknownOperator } from './messages/unknownOperator.ts'
import { unknownPicture } from './media/unknownPicture.ts'
import { unknownRecord } from './records/unknownRecord.ts'
import { unknownSeries } from './records/unknownSeries.ts'
import { unknownTheme } from './pages/unknownTheme.ts'
import { checkUntranslatedTexts } from './translations/untranslatedText.ts'
import { unlinkedPage } from './links/unlinkedPage.ts'
import { unusedFragment } from './pages/unusedFragment.ts'
import { unusedMessage } from './messages/unusedMessage.ts'

/** Checks of what pages are made of; an error prevents all writing. */
export const structureChecks: readonly Check[] = [
  badDate,
  badFigure,
  badHost,
  badMessage,
  badRoute,
  controlCharacter,
  deadLink,
  draftVersion,
  duplicateAnchor,
  duplicateDataPage,
  duplicateRecord,
  duplicateRoute,
  hiddenSection,
  incompleteProduct,
  linkWords,
  markupInText,
  mergeConflict,
  misplacedSection,
  missingAlt,
  missingFilm,
  missingPictureFile,
  missingManual,
  missingTranslation,
  pluralForms,
  redirects,
  shadowedRoute,
  smallPicture,
  tableCells,
  tiles,
  timedLink,
  unforceableColorMode,
  unknownFigure,
  unknownMessage,
  unknownMiddleware,
  unknownOperator,
  unknownPicture,
  unknownRecord,
  unknownSeries,
  unknownTheme,
  unusedFragment,
]

/** Checks of how texts are written, which take longer than the others together. */
export const wordingChecks: readonly Check[] = [
  fillerText,
  headings,
  checkMetaTextLengths,
  punctuationAfterTag,
  repeatedText,
  sentences,
  staleTranslation,
  checkPlaceholderTexts,
  terms,
  unboundUnit,
  checkUntranslatedTexts,
]

/** Checks that run only without other problems, because those would cause false reports. */
export const finalChecks: readonly Check[] = [orphanRecord, unlinkedPage, unusedMessage]
