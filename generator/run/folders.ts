/** Folder of generated code, git-ignored. */
export const generatedFolder = 'site/generated'
/** Folder of the JSON Schemas for editors, committed. */
export const jsonSchemaFolder = 'pages-config/schema'
/** Folder of the translation hashes, committed. */
export const translationDigestsFolder = 'pages-config/translated'

/**
 * Folder of the lock, the prepared files and the journal of a write, git-ignored. The site is watched in development: each file that
 * appears in it makes React Router load its routes again.
 */
export const journalFolder = '.cache/generate'

/** Folder in which Node keeps the compiled modules of the generator, git-ignored. */
export const compileCacheFolder = '.cache/compile-generator'

/** Folders that a run writes, from the repository root. */
export const generatorOutputFolders: readonly string[] = [
  generatedFolder,
  jsonSchemaFolder,
  translationDigestsFolder,
]
