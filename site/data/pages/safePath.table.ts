const hosts = [
  'evil.example',
  'evil.example/de',
  'felcera.example@evil.example',
  '127.0.0.1:1',
  '[::1]',
]
const starts = ['', '/de', '/fr', '/en', '/about-us', '/company', '/de/index.html', '/%64e']
const slashes = [
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '/\\/',
  '/./',
  '/.//',
  '/../',
  '/..//',
  '/%2e//',
  '/%2e%2e//',
  '/%2f',
  '/%2F%2F',
  '/%5c',
  '/%5C/',
  '/%252f/',
  '/%09/',
  '/%0d%0a/',
  '/%00/',
  '/%20/',
  '/;//',
  '/https://',
  '/https:%2f%2f',
  '/javascript:',
]
const queries = ['', '?switchLang=fr', '?switchLang=de&next=//evil.example']

/** 1,000 open-redirect payloads; all of them are valid in a request line. */
export const hostilePaths: readonly string[] = starts
  .flatMap((start) => slashes.flatMap((slash) => hosts.map((host) => start + slash + host)))
  .map((path, index) => path + (queries[index % queries.length] ?? ''))
