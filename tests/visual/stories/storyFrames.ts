import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { themes } from '#design-system/themes/themes.ts'
import { listAllCombinations, type Look, lookDimensions, shouldUseAllLooks } from '../../matrix.ts'
import { hasBaseCommit } from '../baselines.ts'
import { repositoryRoot } from '../changes.ts'
import type { PictureFrame } from '../picture.ts'

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

type StoryLook = Pick<Look, 'theme' | 'contrast'> & { readonly width: 1024 | 390 }

const colours = listAllCombinations<Pick<Look, 'theme' | 'contrast'>>({
  theme: lookDimensions.theme,
  contrast: lookDimensions.contrast,
})
/** Every theme of a site, mode and contrast on a desktop, themes of tools once, and the default on a phone. */
const allLooks: readonly StoryLook[] = [
  ...colours.map((look) => ({ ...look, width: 1024 as const })),
  ...themes
    .filter(({ sizes }) => sizes !== undefined)
    .map(({ name }) => ({
      theme: { brand: name, mode: 'light' as const },
      contrast: 'usual' as const,
      width: 1024 as const,
    })),
  ...colours
    .filter(
      ({ theme, contrast }) =>
        theme.brand === themes[0].name && theme.mode === 'light' && contrast === 'usual',
    )
    .map((look) => ({ ...look, width: 390 as const })),
]
const oneLook: readonly StoryLook[] = colours.flatMap((look) => [
  { ...look, width: 1024 as const },
  { ...look, width: 390 as const },
])

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

/** True for stories with all examples or states of a component, and for the first example of a section. */
const hasAllLooks = ({ title, name }: Story): boolean =>
  title.startsWith('Components/')
    ? name === 'Everything'
    : name === 'Default' || title === 'Foundations/States' || name === 'DifficultBrands'

/** Returns the frames of a story: all looks, or one that its id selects. */
export function listStoryFrames(story: Story): readonly PictureFrame[] {
  const { id, importPath } = story
  const turn = createHash('sha256').update(id).digest().readUInt32BE() % oneLook.length
  const looks = shouldUseAllLooks || hasAllLooks(story) ? allLooks : oneLook.slice(turn, turn + 1)
  return looks.map(({ theme, contrast, width }) => ({
    name: `${id}-${theme.brand}-${theme.mode}${contrast === 'more' ? '-more' : ''}-${width}`,
    group: getStoryTestName(story),
    address: importPath.replace(/^\.\//, ''),
    story: id,
    look: { theme, contrast },
    width,
    hasPicture: false,
    isKept: hasBaseCommit,
  }))
}

/** Returns the name of the test of a component or section: `story.components-forms-button`. */
export const getStoryTestName = ({ id }: Pick<Story, 'id'>): string =>
  `story.${id.replace(/--.*$/, '')}`

/** Files of stories to which `--changed` restricts the run. */
const only = process.env['ONLY_ADDRESSES']
const chosen = only === undefined ? undefined : new Set(JSON.parse(only) as string[])

/** Returns whether a file of stories is pictured in this run. */
export const isStoryFilePictured = (file: string): boolean => chosen?.has(file) ?? true
