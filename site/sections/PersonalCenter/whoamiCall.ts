/** The test call of the Open API for a shell; the secret is in `$SECRET`, so that no history keeps it. */
export const whoamiCall = (origin: string, clientId: string): string =>
  `time=$(date -u +%Y-%m-%dT%H:%M:%SZ)
signature=$(printf 'GET\\n/open-api/v1/whoami\\n%s' "$time" |
  openssl dgst -sha256 -hmac "$SECRET" -binary | base64)

curl ${origin}/open-api/v1/whoami \\
  -H "X-Client-Id: ${clientId}" \\
  -H "X-Timestamp: $time" \\
  -H "X-Signature: $signature"`
