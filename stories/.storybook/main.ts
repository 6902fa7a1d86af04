import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'

/** One entry per group of stories, titled after its folder: `Components/Forms`. */
const groupsOf = (kind: 'components' | 'sections') => {
  const folder = join(import.meta.dirname, '..', kind)
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      directory: `../${kind}/${name}`,
      files: '*.stories.tsx',
      titlePrefix: `${capitalize(kind)}/${capitalize(name)}`,
    }))
}

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    // Set explicitly, because Storybook otherwise uses the first Vite config it finds and does not compile the styles.
    options: { builder: { viteConfigPath: 'stories/.storybook/vite.config.ts' } },
  },
  stories: [
    '../{foundations,guidelines,mails,pages,patterns,states}/*.stories.tsx',
    ...groupsOf('components'),
    ...groupsOf('sections'),
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
