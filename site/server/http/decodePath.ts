/** A path with its escapes resolved; as it is where they are broken. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Finds invalid escapes in a path, and escaped control characters. */
export const hasBrokenEscapes = (path: string): boolean =>
  path.includes('%') && (decodePath(path) === path || /%(?:[01][0-9a-f]|7f)/i.test(path))
