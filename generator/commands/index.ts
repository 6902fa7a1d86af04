import type { GeneratorCommand } from './command.ts'
import { docsCommand } from './docs.ts'
import { impactCommand } from './impact.ts'
import { migrateCommand } from './migrate.ts'
import { newLocaleCommand } from './new/newLocale.ts'
import { newPageCommand } from './new/newPage.ts'
import { newRecordCommand } from './new/newRecord.ts'
import { newSectionCommand } from './new/newSection.ts'
import { previewCommand } from './preview.ts'
import { renamePageCommand } from './renamePage.ts'
import { routesCommand } from './routes.ts'
import {
  acceptTranslationCommand,
  exportTranslationsCommand,
  importTranslationsCommand,
} from './translations/translations.ts'

/** All subcommands of `npm run generate --`, alphabetically. */
export const generatorCommands: readonly GeneratorCommand[] = [
  docsCommand,
  impactCommand,
  migrateCommand,
  newLocaleCommand,
  newPageCommand,
  newRecordCommand,
  newSectionCommand,
  previewCommand,
  renamePageCommand,
  routesCommand,
  acceptTranslationCommand,
  exportTranslationsCommand,
  importTranslationsCommand,
]
