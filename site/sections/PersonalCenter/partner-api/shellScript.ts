import type { PartnerApiAccess } from '#data/account/profile.ts'

/** Paths of example calls of the Open API; those about a system only if the account has one. */
function pathsOf([system]: PartnerApiAccess['systems']): readonly string[] {
  const base = '/open-api/v1'
  return [
    `${base}/whoami`,
    ...(system === undefined
      ? []
      : [
          `${base}/systems`,
          `${base}/systems/${system.id}/state`,
          `${base}/systems/${system.id}/history?from=$(date -u +%Y-%m-%d)&step=1h`,
          `${base}/systems/${system.id}/events?limit=10`,
          `${base}/sites/${system.site}/tariffs`,
        ]),
  ]
}

/** Example calls as a shell script; the secret is in `$SECRET`, so that the shell history does not contain it. */
export const composeOpenApiShellScript = (
  origin: string,
  clientId: string,
  systems: PartnerApiAccess['systems'],
): string => `get() {
  time=$(date -u +%Y-%m-%dT%H:%M:%SZ)
  signature=$(printf 'GET\\n%s\\n%s' "$1" "$time" |
    openssl dgst -sha256 -hmac "$SECRET" -binary | base64)
  curl "${origin}$1" \\
    -H "X-Client-Id: ${clientId}" \\
    -H "X-Timestamp: $time" \\
    -H "X-Signature: $signature"
}

${pathsOf(systems)
  .map((path) => `get "${path}"`)
  .join('\n')}`
