/** A version with its changes of one component. */
export interface VersionChanges {
  readonly version: string
  readonly changes: readonly string[]
}

/** Returns the versions of a changelog whose entries name the component in backticks, and the first version. */
export function listComponentChanges(
  component: string,
  changelog: string,
): readonly VersionChanges[] {
  const [, ...parts] = changelog.split(/^## /m)
  return parts.flatMap((part, index) => {
    const [version = '', ...lines] = part.trim().split('\n')
    const entries = lines.join('\n').split(/^- /m).slice(1)
    const changes = entries
      .map((entry) => entry.replaceAll(/\s+/g, ' ').trim())
      .filter((entry) => entry.includes(`\`${component}\``))
    if (changes.length > 0) return [{ version, changes }]
    return index === parts.length - 1 ? [{ version, changes: ['First version.'] }] : []
  })
}
