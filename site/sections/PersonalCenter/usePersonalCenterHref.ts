import { useHref } from '../site.tsx'
import type { PersonalCenterViewName } from './PersonalCenter.schema.ts'

/** Returns a function that returns the URL of a view, in the language of the page. */
export function usePersonalCenterHref(): (view: PersonalCenterViewName) => string {
  const href = useHref()
  return (view) => href('/personal-center') + (view === 'profile' ? '' : `?view=${view}`)
}
