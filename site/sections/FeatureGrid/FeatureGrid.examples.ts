import type { SectionExamples } from '../examples.ts'
import type { FeatureGridSchema } from './FeatureGrid.schema.ts'

const usual = {
  title: 'page.home.build.title',
  tiles: [
    {
      size: 'feature',
      title: 'nav.products.three-phase-home-system',
      text: 'page.home.build.system',
      picture: 'battery',
      darkPicture: 'battery-dark',
      action: {
        label: 'action.see-system',
        href: '/products/three-phase-home-battery-energy-storage-system',
      },
    },
    {
      size: 'wide',
      title: 'page.home.build.temperature.title',
      text: 'page.home.build.temperature.text',
      figure: 'fullPowerTemperature',
    },
    {
      size: 'wide',
      title: 'page.home.build.noise.title',
      text: 'page.home.build.noise.text',
      tone: 'dark',
      figure: 'noise',
    },
    {
      size: 'narrow',
      title: 'page.home.build.protection.title',
      figure: 'protection',
    },
    {
      size: 'medium',
      title: 'page.home.build.fire.title',
      text: 'page.home.build.fire.text',
      figure: 'fireSuppression',
    },
    {
      size: 'wide',
      title: 'page.home.build.grow.title',
      text: 'page.home.build.grow.text',
      figure: 'moduleEnergy',
    },
  ],
} satisfies typeof FeatureGridSchema.Type

/** Examples from typical to extreme content. */
export const examples = {
  default: { props: usual },
  minimal: {
    props: {
      title: 'page.about-us.values.title',
      tiles: [
        {
          size: 'medium',
          title: 'page.about-us.values.endurance.title',
          text: 'page.about-us.values.endurance.text',
          figure: 'cycles',
        },
        {
          size: 'medium',
          title: 'page.about-us.values.calm.title',
          text: 'page.about-us.values.calm.text',
          tone: 'dark',
          figure: 'noise',
        },
        {
          size: 'medium',
          title: 'page.about-us.values.care.title',
          text: 'page.about-us.values.care.text',
          figure: 'fireSuppression',
        },
      ],
    },
  },
  german: { locale: 'de', props: usual },
  chinese: { locale: 'cn', props: usual },
  atLimit: {
    locale: 'de',
    props: {
      ...usual,
      tiles: [
        ...usual.tiles,
        {
          size: 'narrow',
          title: 'page.three-phase-home-system.features.noise.title',
          figure: 'homeEnergyParallel',
        },
      ],
    },
  },
} satisfies SectionExamples<typeof FeatureGridSchema.Type>
