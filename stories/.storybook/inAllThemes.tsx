import type { Decorator } from '@storybook/react-vite'
import { brands } from './globals.ts'
import * as styles from './tools.css.ts'

const modes = ['light', 'dark'] as const

/** A story in every theme, light and dark: each a frame of its own, for what a theme sets stands on `<html>`. */
export const inAllThemes: Decorator = (Story, { id, globals, viewMode }) => {
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
              data={addressOf(id, { ...globals, brand, theme, compare: undefined })}
              onLoad={({ currentTarget }) => grow(currentTarget)}
            />
          </div>
        )),
      )}
    </div>
  )
}

function addressOf(id: string, globals: Readonly<Record<string, unknown>>): string {
  const chosen = Object.entries(globals).flatMap(([name, value]) =>
    typeof value === 'string' ? `${name}:${value}` : [],
  )
  const query = new URLSearchParams({ id, viewMode: 'story', globals: chosen.join(';') })
  return `iframe.html?${query}`
}

/** As high as its story, also when that changes. */
function grow(frame: HTMLObjectElement): void {
  const body = frame.contentDocument?.body
  if (!body) return
  const fit = () => {
    frame.style.blockSize = `${body.scrollHeight}px`
  }
  // The page's own least height would keep a small story as high as the frame.
  body.style.minBlockSize = '0'
  new ResizeObserver(fit).observe(body)
}
