import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  colourLooks,
  formatPictureLook,
  languageLooks,
  layoutLooks,
  type StoryPictureLook,
} from '../../../stories/.storybook/pictureLooks.ts'
import { shouldUseAllLooks } from '../../matrix.ts'
import { hasBaseCommit } from '../baselines.ts'
import { canAffectPicture, parseChangeReaches } from '../causes/affects.ts'
import type { PictureFrame } from '../picture.ts'
import { repositoryRoot } from '../repositoryRoot.ts'

/** The built Storybook. */
export const storybookFolder = join(repositoryRoot, 'stories/.out')

/** An entry of Storybook's index. */
export interface Story {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly type: 'story' | 'docs'
  /** `./stories/components/forms/Button.stories.tsx` */
  readonly importPath: string
}

/** A picture of a story. */
export interface StoryFrame extends PictureFrame {
  readonly story: string
  readonly drawn: StoryPictureLook
  /** True if the colours of the system replace those of the theme. */
  readonly isForced: boolean
}

function storiesOf(folder: string): readonly Story[] {
  const file = join(folder, 'index.json')
  if (!existsSync(file))
    throw new Error('No built Storybook in stories/.out: run `npm test -- storybook` first.')
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly entries: Readonly<Record<string, Story>>
  }
  return Object.values(entries).filter(({ type }) => type === 'story')
}

/** Returns the stories that are pictured: whole pages are pictured on the site, letters as documents of their own. */
export const listPicturedStories = (): readonly Story[] =>
  storiesOf(storybookFolder).filter(
    ({ importPath, title }) => !isPage(importPath) && title !== 'Mails',
  )

/** Returns the stories of letters. */
export const listMailStories = (): readonly Story[] =>
  storiesOf(storybookFolder).filter(({ title }) => title === 'Mails')

/** Whole pages, and PDF files in the viewer of a browser. */
const isPage = (importPath: string) => /\/generated\/|\/Documents\./.test(importPath)

const isStates = ({ title }: Pick<Story, 'title'>) => title === 'Foundations/States'
const isSection = ({ title }: Story) => title.startsWith('Sections/')

/** True for stories with all examples or states of a component, and for the first example of a section. */
const hasAllLooks = (story: Story): boolean =>
  story.title.startsWith('Components/')
    ? story.name === 'Everything'
    : story.name === 'Default' || story.name === 'DifficultBrands' || isStates(story)

/** Looks of stories that have one each, in rotation. */
const oneLook = colourLooks.flatMap((look) => [look, { ...look, width: 390 as const }])

/** Returns the looks of a story: all, or one that its id selects; sections also in the languages that they take from the site. */
function looksOf(story: Story): readonly StoryPictureLook[] {
  const all = [...colourLooks, ...layoutLooks, ...(isSection(story) ? languageLooks : [])]
  if (shouldUseAllLooks || hasAllLooks(story)) return all
  const turn = createHash('sha256').update(story.id).digest().readUInt32BE() % oneLook.length
  return oneLook.slice(turn, turn + 1)
}

/** Returns the frames of a story, those of each language together. */
export function listStoryFrames(story: Story): readonly StoryFrame[] {
  const looks = looksOf(story)
  const forced = isStates(story) ? colourLooks.filter(({ contrast }) => contrast === 'usual') : []
  return [
    ...looks.map((look) => frameOf(story, look, false)),
    ...forced.slice(0, 2).map((look) => frameOf(story, look, true)),
  ]
}

function frameOf(story: Story, drawn: StoryPictureLook, isForced: boolean): StoryFrame {
  const { brand, mode, contrast, width, locale = 'en' } = drawn
  return {
    name: `${story.id}-${formatPictureLook(drawn)}${isForced ? '-forced' : ''}`,
    group: getStoryTestName(story),
    address: story.importPath.replace(/^\.\//, ''),
    story: story.id,
    look: { theme: { brand, mode }, contrast, locale },
    width,
    hasAriaSnapshot: false,
    isKept: hasBaseCommit,
    drawn,
    isForced,
  }
}

/**
 * Returns the name of the test of a component or section: `story.components-forms-button`. A table of states takes as long as a dozen components, so that each
 * has its own test: `story.foundations-states.fields`.
 */
export const getStoryTestName = (story: Pick<Story, 'id' | 'title'>): string =>
  `story.${isStates(story) ? story.id.replace('--', '.') : story.id.replace(/--.*$/, '')}`

/** Changes to whose pictures `--changed` restricts the run. */
const reaches = parseChangeReaches(process.env['ONLY_AFFECTED'])

/** True if some frames are left out. */
export const hasStorySelection = reaches !== undefined

/** Returns whether a picture is taken in this run. */
export const isStoryPictured = (frame: Pick<PictureFrame, 'address' | 'page' | 'look'>): boolean =>
  reaches?.some((reach) => canAffectPicture(reach, frame)) ?? true
