/** Explanations by error code of the operating system. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ERR_ACCESS_DENIED: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'no space is left on the disk',
  EDQUOT: 'the quota of the disk is used up',
  EFBIG: 'no file may be that large here',
  EMFILE: 'too many files are open',
  EIO: 'the disk has an error',
}

/** Returns the reason of a file system error; undefined for other errors. */
export function getFileSystemErrorReason(error: unknown): string | undefined {
  const { code } = Object(error) as { code?: unknown }
  return typeof code === 'string' ? reasons[code] : undefined
}

/** Returns the path of the file that a file system error concerns. */
export function getFileSystemErrorPath(error: unknown): string | undefined {
  const { dest, path, resource } = Object(error) as Readonly<Record<string, unknown>>
  return [dest, path, resource].find((value) => typeof value === 'string')
}
