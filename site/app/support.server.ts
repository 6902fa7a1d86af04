import type { LoaderFunctionArgs } from 'react-router'
import type { Locale } from '#data/locales.ts'
import type { RichText } from '#data/richText.ts'
import { locales } from '#data/locales.ts'
import { type DeskKind, deskRegions, problemTypes } from '#data/support.ts'
import type { DeskPage } from '#sections/DeskFinder/DeskFinder.schema.ts'
import type { FaqPage } from '#sections/FaqList/FaqList.schema.ts'
import { allRecords, placeOf } from './records.server.ts'

interface Published {
  readonly state: boolean
  readonly websites?: readonly number[]
}

const shownIn =
  (locale: Locale) =>
  ({ state, websites }: Published): boolean =>
    state && (websites?.includes(locales[locale].websiteId) ?? true)

const asked = (args: LoaderFunctionArgs, name: string): string | null =>
  new URL(args.request.url).searchParams.get(name)

/** The one of a closed list that a query names. */
const oneOf = <const T extends string>(names: readonly T[], value: string | null): T | undefined =>
  names.find((name) => name === value)

/** Questions of the type that `?problem=` asks for, or all. */
export function faqList(args: LoaderFunctionArgs): FaqPage {
  const all = allRecords(args, 'faqs').filter(shownIn(placeOf(args).locale))
  const problem = oneOf(problemTypes, asked(args, 'problem'))
  return {
    problem,
    groups: problemTypes
      .filter((type) => problem === undefined || type === problem)
      .map((type) => ({ type, questions: all.filter((one) => one.problem === type) }))
      .filter(({ questions }) => questions.length > 0),
  }
}

/** Desks of a kind in the region that `?region=` asks for, or all. */
export function deskList(args: LoaderFunctionArgs, options: { kind: DeskKind }): DeskPage {
  const all = allRecords(args, 'desks').filter(
    (desk) => shownIn(placeOf(args).locale)(desk) && desk.kinds.includes(options.kind),
  )
  const region = oneOf(deskRegions, asked(args, 'region'))
  return {
    region,
    counts: deskRegions.map((name) => all.filter((desk) => desk.region === name).length),
    desks: all.filter((desk) => region === undefined || desk.region === region),
  }
}

/** The long text of this name. */
export function guideText(args: LoaderFunctionArgs, options: { guide: string }): RichText {
  const guide = allRecords(args, 'guides').find(({ id }) => id === options.guide)
  if (!guide) throw new Error(`No guide "${options.guide}"`)
  return guide.text
}
