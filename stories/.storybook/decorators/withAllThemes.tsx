import type { Decorator } from '@storybook/react-vite'
import { brands } from '../globals.ts'
import * as styles from './decorators.css.ts'

const modes = ['light', 'dark'] as const

/** Shows a story in every theme, light and dark, each in a frame, because theme attributes are set on `<html>`. */
export const withAllThemes: Decorator = (Story, { id, globals, viewMode }) => {
  if (globals['compare'] !== 'on' || viewMode === 'docs') return <Story />
  return (
    <div className={styles.themes}>
      {Object.entries(brands).flatMap(([brand, name]) =>
        modes.map((theme) => (
          <div key={`${brand} ${theme}`} className={styles.theme}>
            {name}, {theme}
            <object
              className={styles.frame}
              type="text/html"
              aria-label={`${name}, ${theme}`}
              data={storyUrl(id, { ...globals, brand, theme, compare: undefined })}
              onLoad={({ currentTarget }) => fitToContent(currentTarget)}
            />
          </div>
        )),
      )}
    </div>
  )
}

function storyUrl(id: string, globals: Readonly<Record<string, unknown>>): string {
  const chosen = Object.entries(globals).flatMap(([name, value]) =>
    typeof value === 'string' ? `${name}:${value}` : [],
  )
  const query = new URLSearchParams({ id, viewMode: 'story', globals: chosen.join(';') })
  return `iframe.html?${query}`
}

/** Resizes the frame to the height of its story, also when that changes. */
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
