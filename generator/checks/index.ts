import { checkDatePeriods } from './records/badDate.ts'
import { checkFigureRanges } from './records/badFigure.ts'
import { checkSiteHosts } from './pages/badHost.ts'
import { checkMessageSyntax } from './messages/badMessage.ts'
import { checkRoutePaths } from './routes/badRoute.ts'
import type { ProjectCheck } from './check.ts'
import { checkControlCharacters } from './messages/controlCharacter.ts'
import { checkDeadLinks } from './links/deadLink.ts'
import { checkDraftVersions } from './pages/draftVersion.ts'
import { checkDuplicateAnchors } from './links/duplicateAnchor.ts'
import { checkDuplicateDataPages } from './routes/duplicateDataPage.ts'
import { checkDuplicateRecords } from './records/duplicateRecord.ts'
import { checkDuplicateRoutes } from './routes/duplicateRoute.ts'
import { checkFillerTexts } from './wording/fillerText.ts'
import { checkHeadings } from './wording/headings.ts'
import { checkMetaTextLengths } from './wording/metaLength.ts'
import { checkHiddenSections } from './pages/hiddenSection.ts'
import { checkIncompleteProducts } from './records/incompleteProduct.ts'
import { checkLinkTexts } from './links/linkWords.ts'
import { checkMarkupInTexts } from './messages/markupInText.ts'
import { checkMergeConflicts } from './messages/mergeConflict.ts'
import { checkMisplacedSections } from './pages/misplacedSection.ts'
import { checkMissingAlternativeTexts } from './media/missingAlt.ts'
import { checkMissingFilms } from './media/missingFilm.ts'
import { checkMissingPictureFiles } from './media/missingPictureFile.ts'
import { checkMissingManuals } from './records/missingManual.ts'
import { checkMissingTranslations } from './translations/missingTranslation.ts'
import { checkOrphanRecords } from './records/orphanRecord.ts'
import { checkPluralForms } from './translations/pluralForms.ts'
import { checkPunctuationAfterTags } from './wording/punctuationAfterTag.ts'
import { checkRedirects } from './routes/redirects.ts'
import { checkRepeatedPictures } from './media/repeatedPicture.ts'
import { checkRepeatedTexts } from './wording/repeatedText.ts'
import { checkSentenceLengths } from './wording/sentences.ts'
import { checkShadowedRoutes } from './routes/shadowedRoute.ts'
import { checkPictureWidths } from './media/smallPicture.ts'
import { checkStaleTranslations } from './translations/staleTranslation.ts'
import { checkPlaceholderTexts } from './wording/placeholderText.ts'
import { checkTableCells } from './pages/tableCells.ts'
import { checkTerms } from './wording/terms.ts'
import { checkFeatureGridTiles } from './pages/tiles.ts'
import { checkLinksToScheduledPages } from './links/timedLink.ts'
import { checkUnitsWithoutNoBreakSpace } from './wording/unboundUnit.ts'
import { checkUnforceableColorModes } from './pages/unforceableColorMode.ts'
import { checkUnknownFigures } from './messages/unknownFigure.ts'
import { checkUnknownMessages } from './messages/unknownMessage.ts'
import { checkUnknownMiddleware } from './pages/unknownMiddleware.ts'
import { checkUnknownOperatorEntries } from './messages/unknownOperator.ts'
import { checkUnknownPictures } from './media/unknownPicture.ts'
import { checkUnknownRecords } from './records/unknownRecord.ts'
import { checkProductSeriesLetters } from './records/unknownSeries.ts'
import { checkUnknownThemes } from './pages/unknownTheme.ts'
import { checkUntranslatedTexts } from './translations/untranslatedText.ts'
import { checkUnlinkedPages } from './links/unlinkedPage.ts'
import { checkUnusedFragments } from './pages/unusedFragment.ts'
import { checkUnusedMessages } from './messages/unusedMessage.ts'

/** Checks of the content of pages; an error prevents all writing. */
export const structureChecks: readonly ProjectCheck[] = [
  checkDatePeriods,
  checkFigureRanges,
  checkSiteHosts,
  checkMessageSyntax,
  checkRoutePaths,
  checkControlCharacters,
  checkDeadLinks,
  checkDraftVersions,
  checkDuplicateAnchors,
  checkDuplicateDataPages,
  checkDuplicateRecords,
  checkDuplicateRoutes,
  checkHiddenSections,
  checkIncompleteProducts,
  checkLinkTexts,
  checkMarkupInTexts,
  checkMergeConflicts,
  checkMisplacedSections,
  checkMissingAlternativeTexts,
  checkMissingFilms,
  checkMissingPictureFiles,
  checkMissingManuals,
  checkMissingTranslations,
  checkPluralForms,
  checkRedirects,
  checkRepeatedPictures,
  checkShadowedRoutes,
  checkPictureWidths,
  checkTableCells,
  checkFeatureGridTiles,
  checkLinksToScheduledPages,
  checkUnforceableColorModes,
  checkUnknownFigures,
  checkUnknownMessages,
  checkUnknownMiddleware,
  checkUnknownOperatorEntries,
  checkUnknownPictures,
  checkUnknownRecords,
  checkProductSeriesLetters,
  checkUnknownThemes,
  checkUnusedFragments,
]

/** Checks of wording, which take longer than all others together. */
export const wordingChecks: readonly ProjectCheck[] = [
  checkFillerTexts,
  checkHeadings,
  checkMetaTextLengths,
  checkPunctuationAfterTags,
  checkRepeatedTexts,
  checkSentenceLengths,
  checkStaleTranslations,
  checkPlaceholderTexts,
  checkTerms,
  checkUnitsWithoutNoBreakSpace,
  checkUntranslatedTexts,
]

/** Checks that run only without other problems, because those would cause false reports. */
export const finalChecks: readonly ProjectCheck[] = [
  checkOrphanRecords,
  checkUnlinkedPages,
  checkUnusedMessages,
]
