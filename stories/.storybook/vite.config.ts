import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  cacheDir: '.cache/storybook',
  // Storybook's own frame is one large file; the size of the site's scripts is tested where it counts.
  build: { chunkSizeWarningLimit: 2000 },
})
