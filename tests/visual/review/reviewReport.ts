import type { ComputedStyleChange } from '../document/styleChanges.ts'
import type { ChangeGroup } from '../grouping/groups.ts'
import type { PictureDifference } from '../picture.ts'

/** Most pictures of a group's strip; the list names all. */
export const maxStripPictures = 12

/** Data of the review page. */
export interface PictureReviewReport {
  readonly groups: readonly ChangeGroup[]
  readonly pictures: readonly ReportedPictureDifference[]
  /** Names of changes that no differing picture shows. */
  readonly unseen: readonly string[]
  /** Token required for write requests; undefined in the read-only report. */
  readonly key?: string
  /** Pictures by file name as data addresses, in a report that is one file. */
  readonly images?: Readonly<Record<string, string>>
  /** Committed decisions by picture name. */
  readonly decided?: Readonly<Record<string, string>>
}

/** A difference with its possible causes. */
export interface ReportedPictureDifference extends PictureDifference {
  /** Names of all changes that affect the picture, uncommitted ones first. */
  readonly causes: readonly string[]
  /** Changed properties, with the tokens that have their values. */
  readonly styles: readonly NamedStyleChange[]
  /** The page or story, its config or file, and the changed lines. */
  readonly links: readonly ReportLink[]
  /** True if only the part around the first difference is shown. */
  readonly isCropped?: true
}

/** A changed property with the names of the tokens that have its values. */
export interface NamedStyleChange extends ComputedStyleChange {
  readonly tokens?: { readonly before?: string | undefined; readonly after?: string | undefined }
}

export interface ReportLink {
  readonly text: string
  readonly href: string
}
