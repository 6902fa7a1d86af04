import {
  formatHomeSystemConfiguration,
  type HomeSystemSizing,
  homeSystemSizes,
  calculateHomeSystemSizing,
} from '#data/products/sizing.ts'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { numeralProps } from '../parts/text/FigureNumeral.tsx'
import { Island } from '../island.tsx'
import { useHref, usePicture, useText } from '../site.tsx'
import { useQuantity } from '../hooks/useQuantity.ts'
import ConfiguratorIsland, { type ConfigurationTexts } from './Configurator.island.tsx'
import type { ConfiguratorProps } from './Configurator.schema.ts'

const configurations = homeSystemSizes.modules.flatMap((modules) =>
  homeSystemSizes.stacks.map((stacks) => calculateHomeSystemSizing(modules, stacks)),
)

/** Configurator of a home system: modules and stacks with the resulting energy, power, height and mass. */
export function Configurator({ title, choice, anchor, ...parts }: ConfiguratorProps) {
  const { sizing, product, datasheet } = choice
  const text = useText()
  const href = useHref()
  const picture = usePicture()
  const describe = useConfigurationTexts()
  return (
    <SectionLayout anchor={anchor} title={title}>
      <Island
        name="Configurator"
        when="interaction"
        component={ConfiguratorIsland}
        props={{
          words: {
            modules: text('configurator.modules'),
            stacks: text('configurator.stacks'),
            submit: text('configurator.submit'),
            facts: [
              text('configurator.energy'),
              text('configurator.power'),
              text('configurator.height'),
              text('configurator.mass'),
            ],
            note: text('configurator.note'),
            enquire: text('configurator.enquire'),
            datasheet: text('configurator.datasheet'),
          },
          parts: {
            foot: picture(parts.foot).source.src,
            module: picture(parts.module).source.src,
            head: picture(parts.head).source.src,
          },
          first: formatHomeSystemConfiguration(sizing),
          sizes: configurations.map(describe),
          enquiry: `${href('/contact-us')}?product=${product}&function=1&configuration=`,
          datasheet,
        }}
      />
    </SectionLayout>
  )
}

/** Returns a function that formats all texts of a configuration on the server, so that the client only looks them up. */
function useConfigurationTexts(): (sizing: HomeSystemSizing) => ConfigurationTexts {
  const text = useText()
  const reading = useQuantity()
  return (sizing) => {
    const { modules, stacks, module, energy, published, power, height, mass } = sizing
    const totalEnergy = reading(energy, 'kWh', 2)
    const totalPower = reading(power, 'kW')
    const figures = [totalEnergy, totalPower, reading(height, 'mm'), reading(mass, 'kg')]
    return {
      id: formatHomeSystemConfiguration(sizing),
      modules,
      stacks,
      picture: text('configurator.picture', { modules, stacks }),
      figures: figures.map(numeralProps),
      working: [
        published
          ? text('configurator.published', { value: totalEnergy.text })
          : text('configurator.working', {
              modules,
              stacks,
              module: reading(module, 'kWh', 2).text,
              value: totalEnergy.text,
            }),
        text('configurator.power-working', {
          stacks,
          each: reading(power / stacks, 'kW').text,
          value: totalPower.text,
        }),
      ],
    }
  }
}
