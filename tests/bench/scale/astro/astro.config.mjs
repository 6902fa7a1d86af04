import react from '@astrojs/react'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'astro/config'

export default defineConfig({
  site: 'http://localhost:3000',
  publicDir: './site/public',
  integrations: [react()],
  devToolbar: { enabled: false },
  vite: { plugins: [vanillaExtractPlugin()] },
})
