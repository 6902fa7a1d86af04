/** Where code goes: git-ignored, made again at any time. */
export const generatedFolder = 'site/generated'
/** Where editors find the JSON Schemas: committed. */
export const schemaFolder = 'pages-config/schema'
/** Where it is kept which English text each translation was made of: committed. */
export const translatedFolder = 'pages-config/translated'

/** Folders that a run writes, from the top. */
export const outputFolders: readonly string[] = [generatedFolder, schemaFolder, translatedFolder]
