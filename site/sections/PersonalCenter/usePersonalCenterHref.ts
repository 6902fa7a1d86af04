import { useHref } from '../site.tsx'
import type { PersonalCenterViewName } from './PersonalCenter.schema.ts'

/** Gives the address of a part of the personal center, in the page's language. */
export function usePersonalCenterHref(): (view: PersonalCenterViewName) => string {
  const href = useHref()
  return (view) => href('/personal-center') + (view === 'profile' ? '' : `?view=${view}`)
}
