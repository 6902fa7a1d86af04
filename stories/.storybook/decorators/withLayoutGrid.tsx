import type { Decorator } from '@storybook/react-vite'
import * as styles from './decorators.css.ts'

/** Draws the layout grid over a story. */
export const withLayoutGrid: Decorator = (Story, { globals }) => (
  <>
    <Story />
    {globals['columns'] === 'on' && (
      <div className={styles.columns} aria-hidden="true">
        {Array.from({ length: 12 }, (_, index) => (
          <div key={index} className={styles.column} />
        ))}
      </div>
    )}
  </>
)
