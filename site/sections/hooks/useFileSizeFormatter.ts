import { useText } from '../site.tsx'

const kilobyte = 1000
const megabyte = kilobyte * kilobyte

/** Returns a function that formats a number of bytes as kB or MB. */
export function useFileSizeFormatter(): (bytes: number) => string {
  const text = useText()
  return (bytes) =>
    bytes < megabyte
      ? text('download.size.kb', { n: Math.ceil(bytes / kilobyte) })
      : text('download.size.mb', { n: Math.round((bytes / megabyte) * 10) / 10 })
}
