import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    // Set explicitly, because Storybook otherwise uses the first Vite config it finds and does not compile the styles.
    options: { builder: { viteConfigPath: 'stories/.storybook/vite.config.ts' } },
  },
  stories: [
    '../foundations/*.stories.tsx',
    { directory: '../components', files: '*.stories.tsx', titlePrefix: 'Components' },
    { directory: '../sections', files: '*.stories.tsx', titlePrefix: 'Sections' },
    // One per page config, written by the generator.
    '../../site/generated/stories/*.stories.tsx',
  ],
  staticDirs: [
    '../../site/public',
    { from: '../../node_modules/@fontsource-variable/geist/files', to: '/fonts' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The onboarding checklist is for setting up Storybook.
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  // propTables.ts generates prop tables from the source.
  typescript: { reactDocgen: false },
}

export default config
