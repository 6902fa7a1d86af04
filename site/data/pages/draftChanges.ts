import type { Locale } from '../locale/locales.ts'

/** Difference between a section of a draft version and the published page; empty if it is the same. */
export interface DraftSectionChange {
  /** The published page does not have the section. */
  readonly isNew?: true
  readonly isMoved?: true
  /** Locales in which its content differs. */
  readonly changedIn?: readonly Locale[]
}

/** Differences between a draft version and its published page. */
export interface DraftVersionChanges {
  /** In the order of the sections of the draft version. */
  readonly sections: readonly DraftSectionChange[]
  /** Number of sections that only the published page has. */
  readonly removed: number
  /** Locales in which title or description differ. */
  readonly headChangedIn: readonly Locale[]
}
