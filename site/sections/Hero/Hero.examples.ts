import type { SectionExamples } from '../examples.ts'
import type { HeroSchema } from './Hero.schema.ts'

const usual = {
  title: 'brand.tag-line',
  lead: 'page.home.hero.lead',
  picture: 'house',
  mobilePicture: 'house-portrait',
  callouts: [
    {
      figure: 'exampleSun',
      label: 'page.home.hero.sun',
      x: 51.6,
      y: 38.3,
    },
    {
      figure: 'exampleDuskCharge',
      label: 'page.home.hero.battery',
      x: 75,
      y: 63.2,
    },
    {
      figure: 'chargerPower',
      label: 'page.home.hero.charger',
      x: 88.1,
      y: 66.5,
    },
  ],
  primary: {
    label: 'action.explore-home-storage',
    href: '/solutions/residential-ess',
  },
  secondary: {
    label: 'action.see-day',
    href: '#modes',
  },
} satisfies typeof HeroSchema.Type

/** Examples from typical to extreme content. */
export const examples = {
  default: { props: usual },
  minimal: {
    props: {
      title: 'page.about-us.hero.title',
      lead: 'page.about-us.hero.lead',
      picture: 'field',
      mobilePicture: 'field-card',
    },
  },
  oneAction: {
    props: {
      title: 'page.residential-ess.hero.title',
      lead: 'page.residential-ess.hero.lead',
      picture: 'house',
      mobilePicture: 'house-portrait',
      primary: {
        label: 'action.see-system',
        href: '/products/three-phase-home-battery-energy-storage-system',
      },
      secondary: {
        label: 'action.compare-modes',
        href: '#modes',
      },
    },
  },
  german: { locale: 'de', props: usual },
  chinese: { locale: 'cn', props: usual },
} satisfies SectionExamples<typeof HeroSchema.Type>
