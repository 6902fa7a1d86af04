import type { Command } from './command.ts'
import { docs } from './docs.ts'
import { impact } from './impact.ts'
import { migrate } from './migrate.ts'
import { newLocale } from './new/newLocale.ts'
import { newPage } from './new/newPage.ts'
import { newRecord } from './new/newRecord.ts'
import { newSection } from './new/newSection.ts'
import { preview } from './preview.ts'
import { renamePage } from './renamePage.ts'
import { routes } from './routes.ts'
import {
  acceptTranslationCommand,
  exportTranslationsCommand,
  importTranslationsCommand,
} from './translations/translations.ts'

/** All subcommands of `npm run generate --`, alphabetically. */
export const commands: readonly Command[] = [
  docs,
  impact,
  migrate,
  newLocale,
  newPage,
  newRecord,
  newSection,
  preview,
  renamePage,
  routes,
  acceptTranslationCommand,
  exportTranslationsCommand,
  importTranslationsCommand,
]
