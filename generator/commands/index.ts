import type { Command } from './command.ts'
import { impact } from './impact.ts'
import { renamePage } from './renamePage.ts'
import { routes } from './routes.ts'

/** What `npm run generate -- <command>` can do beside generating, alphabetically. */
export const commands: readonly Command[] = [impact, renamePage, routes]
