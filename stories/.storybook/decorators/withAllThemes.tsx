import type { Decorator } from '@storybook/react-vite'
import { brandThemeNames, type StorybookToolbarGlobals } from '../globals.ts'
import * as styles from './decorators.css.ts'

const modes = ['light', 'dark'] as const

/** Globals that vary besides theme and mode, by the value of `compare`. */
const axes: Readonly<
  Record<
    NonNullable<StorybookToolbarGlobals['compare']>,
    readonly Partial<StorybookToolbarGlobals>[]
  >
> = {
  on: [{}],
  contrast: [{}, { contrast: 'more' }],
  density: [{ density: 'comfortable' }, { density: 'compact' }],
}

/** Shows a story in every theme, light and dark, each in a frame, because theme attributes are set on `<html>`. */
export const withAllThemes: Decorator = (Story, { id, globals, viewMode }) => {
  const { compare } = globals as StorybookToolbarGlobals
  if (compare === undefined || viewMode === 'docs') return <Story />
  const looks = Object.keys(brandThemeNames).flatMap((brand) =>
    modes.flatMap((theme) => axes[compare].map((axis) => ({ brand, theme, ...axis }))),
  )
  return (
    <div className={styles.themes}>
      {looks.map((look) => {
        const name = nameOf(look)
        return (
          <div key={name} className={styles.theme}>
            {name}
            <object
              className={styles.frame}
              type="text/html"
              aria-label={name}
              data={getStoryUrl(id, { ...globals, ...look, compare: undefined })}
              onLoad={({ currentTarget }) => fitToContent(currentTarget)}
            />
          </div>
        )
      })}
    </div>
  )
}

const nameOf = ({ brand = '', theme, contrast, density }: StorybookToolbarGlobals): string =>
  [brandThemeNames[brand], theme, contrast && 'more contrast', density].filter(Boolean).join(', ')

/** Returns the address of a story without Storybook's frame. */
export function getStoryUrl(id: string, globals: Readonly<Record<string, unknown>>): string {
  const chosen = Object.entries(globals).flatMap(([name, value]) =>
    typeof value === 'string' ? `${name}:${value}` : [],
  )
  const query = new URLSearchParams({ id, viewMode: 'story', globals: chosen.join(';') })
  return `iframe.html?${query}`
}

/** Resizes the frame to the height of its story, also after changes. */
function fitToContent(frame: HTMLObjectElement): void {
  const body = frame.contentDocument?.body
  if (!body) return
  const fit = () => {
    frame.style.blockSize = `${body.scrollHeight}px`
  }
  // The page's own minimum height would keep a small story as tall as the frame.
  body.style.minBlockSize = '0'
  new ResizeObserver(fit).observe(body)
}
