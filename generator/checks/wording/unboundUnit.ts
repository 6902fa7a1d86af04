import { memoizeByProjectTexts } from '../../i18n/memoizeByText.ts'
import { collectTextsInCatalogues } from '../../i18n/localizedTexts.ts'
import type { ProjectCheck } from '../check.ts'

const unit =
  /\d (?=(?:kWh|MWh|GWh|kWp|kVA|kW|MW|GHz|Hz|kg|mm|ms|dB|min|°C|℃|%|[VAWmsht])(?![\p{L}\p{N}]))/gu

/**
 * Requires a no-break space between number and unit in messages and records; in Markdown it is inserted by the parser.
 */
export const checkUnitsWithoutNoBreakSpace: ProjectCheck = memoizeByProjectTexts((project) =>
  collectTextsInCatalogues(project).flatMap((text) =>
    text.name.endsWith('.json')
      ? [...text.words.matchAll(unit)].map(({ index }) =>
          text.tell(
            {
              code: 'unbound-unit',
              what: 'An ordinary space stands between a number and its unit, which may part at the end of a line.',
              fix: 'Put a no-break space there, U+00A0.',
            },
            index,
          ),
        )
      : [],
  ),
)
