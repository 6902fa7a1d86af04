import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Must be set before React is imported, which reads it once: its production build renders twice as fast.
process.env['NODE_ENV'] ??= 'production'
// Modules that are imported from now on are compiled once for all starts.
enableCompileCache(join(import.meta.dirname, '../../.cache/compile'))
