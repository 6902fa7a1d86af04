import type { Config } from '@react-router/dev/config'

/** Pages are prerendered by `scripts/prerender.ts`, which runs the built handler in process. */
export default {
  appDirectory: '.',
  buildDirectory: 'dist',
  ssr: true,
} satisfies Config
