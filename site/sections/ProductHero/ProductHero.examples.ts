import type { SectionExamples } from '../examples.ts'
import type { ProductHeroSchema } from './ProductHero.schema.ts'

const usual = {
  category: 'nav.products.all-in-one',
  title: 'page.three-phase-home-system.hero.title',
  lead: 'page.three-phase-home-system.hero.lead',
  picture: 'battery',
  darkPicture: 'battery-dark',
  primary: {
    label: 'action.see-specifications',
    href: '#specifications',
  },
  secondary: {
    label: 'action.compare-modes',
    href: '/solutions/residential-ess#modes',
  },
  facts: [
    {
      figure: 'homePower',
      label: 'figure.home-power.label',
    },
    {
      figure: 'homeEnergy',
      label: 'figure.home-energy.label',
    },
    {
      figure: 'homeEnergyParallel',
      label: 'figure.home-energy-parallel.label',
    },
    {
      figure: 'switching',
      label: 'figure.switching.label',
    },
    {
      figure: 'installTime',
      label: 'figure.install-time.label',
    },
  ],
} satisfies typeof ProductHeroSchema.Type

/** Examples from typical to extreme content. */
export const examples = {
  default: { props: usual },
  minimal: {
    props: {
      category: 'nav.products.all-in-one',
      title: 'page.three-phase-home-system.hero.title',
      lead: 'page.three-phase-home-system.hero.lead',
      picture: 'battery',
      primary: {
        label: 'action.see-specifications',
        href: '#specifications',
      },
      facts: [
        {
          figure: 'homePower',
          label: 'figure.home-power.label',
        },
        {
          figure: 'homeEnergy',
          label: 'figure.home-energy.label',
        },
        {
          figure: 'homeEnergyParallel',
          label: 'figure.home-energy-parallel.label',
        },
      ],
    },
  },
  german: { locale: 'de', props: usual },
  chinese: { locale: 'cn', props: usual },
} satisfies SectionExamples<typeof ProductHeroSchema.Type>
