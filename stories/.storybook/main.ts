import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    // Named, or Storybook takes the Vite config it finds first, and styles ship uncompiled without a word.
    options: { builder: { viteConfigPath: 'stories/.storybook/vite.config.ts' } },
  },
  stories: [
    '../foundations/*.stories.tsx',
    { directory: '../components', files: '*.stories.tsx', titlePrefix: 'Components' },
    { directory: '../sections', files: '*.stories.tsx', titlePrefix: 'Sections' },
    // One for each page config, written by the generator.
    '../../site/generated/stories/*.stories.tsx',
  ],
  staticDirs: [
    '../../site/public',
    { from: '../../node_modules/@fontsource-variable/geist/files', to: '/fonts' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Prop tables are made from the source by propTables.ts.
  typescript: { reactDocgen: false },
}

export default config
