import { defineConfig } from 'vite'

/** Config of the compilers of React Router and vanilla-extract (`vite.config.ts`); the latter compiles styles only. */
export default defineConfig({
  server: { watch: { ignored: ['**/site/{dist,editor,imagery,public,scripts,server}/**'] } },
})
