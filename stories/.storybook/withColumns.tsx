import type { Decorator } from '@storybook/react-vite'
import * as styles from './tools.css.ts'

/** Draws the columns of the layout over a story. */
export const withColumns: Decorator = (Story, { globals }) => (
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
