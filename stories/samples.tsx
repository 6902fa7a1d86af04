/** The mark and a name, as a site would pass them. */
export function SampleBrand() {
  return (
    <>
      <svg viewBox="4 1 24 30" fill="currentColor" aria-hidden="true">
        <path d="M18 2C9.5 5.5 6 11 6 18h9.2z" />
        <path d="M14 30c8.5-3.5 12-9 12-16h-9.2z" />
      </svg>
      felcera
    </>
  )
}

const root = () => document.documentElement

/** For stories of what shows itself only where scripts run. */
export const withScript = () => {
  root().dataset['script'] = ''
  return () => delete root().dataset['script']
}
