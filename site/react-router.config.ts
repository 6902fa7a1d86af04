import type { Config } from '@react-router/dev/config'

/** React Router's own prerendering is not used; `scripts/build/prerender.ts` renders the built pages. */
export default {
  appDirectory: '.',
  buildDirectory: 'dist',
  ssr: true,
} satisfies Config
