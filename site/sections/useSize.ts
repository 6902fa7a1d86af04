import { useText } from './site.tsx'

const kilobyte = 1000
const megabyte = kilobyte * kilobyte

/** Writes a number of bytes as people read it. */
export function useSize(): (bytes: number) => string {
  const text = useText()
  return (bytes) =>
    bytes < megabyte
      ? text('download.size.kb', { n: Math.ceil(bytes / kilobyte) })
      : text('download.size.mb', { n: Math.round((bytes / megabyte) * 10) / 10 })
}
