/** Decodes the escapes of a path; an invalid path is returned unchanged. */
export function decodeUrlPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Finds invalid escapes in a path, and escaped control characters. */
export const hasInvalidPathEscapes = (path: string): boolean =>
  path.includes('%') && (decodeUrlPath(path) === path || /%(?:[01][0-9a-f]|7f)/i.test(path))
