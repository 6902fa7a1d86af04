import {
  formatHomeSystemConfiguration,
  type HomeSystemSizing,
  installationPlaces,
  homeSystemSizes,
  calculateHomeSystemSizing,
} from '#data/products/sizing.ts'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { createNumeralProps } from '../parts/text/FigureNumeral.tsx'
import { Island } from '../island.tsx'
import { useHomeSystemDrawing } from '../parts/placement/useHomeSystemDrawing.ts'
import { useHref, useText } from '../site.tsx'
import { usePunctuation } from '../hooks/usePunctuation.ts'
import { useQuantityFormatter } from '../hooks/useQuantityFormatter.ts'
import ConfiguratorIsland, {
  type FormattedHomeSystemConfiguration,
} from './Configurator.island.tsx'
import type { ConfiguratorProps } from './Configurator.schema.ts'

const configurations = homeSystemSizes.modules.flatMap((modules) =>
  homeSystemSizes.stacks.map((stacks) => calculateHomeSystemSizing(modules, stacks)),
)

/** Configurator of a home system: modules and stacks, drawn at scale in a place, with the resulting energy, power, height and mass. */
export function Configurator({ title, choice, anchor, ...pictures }: ConfiguratorProps) {
  const { sizing, place, product, datasheet } = choice
  const text = useText()
  const href = useHref()
  const { parts, placeImage } = useHomeSystemDrawing(pictures)
  const describe = useConfigurationTexts()
  const { comma } = usePunctuation()
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
            place: text('configurator.place'),
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
            comma,
          },
          parts,
          places: installationPlaces.map((id) => ({
            id,
            label: text(`configurator.place.${id}`),
            image: placeImage(id),
          })),
          first: { size: formatHomeSystemConfiguration(sizing), place },
          sizes: configurations.map(describe),
          enquiry: `${href('/contact-us')}?product=${product}&function=1&configuration=`,
          datasheet,
        }}
      />
    </SectionLayout>
  )
}

/** Returns a function that formats all texts of a configuration on the server, so that the client only looks them up. */
function useConfigurationTexts(): (sizing: HomeSystemSizing) => FormattedHomeSystemConfiguration {
  const text = useText()
  const reading = useQuantityFormatter()
  return (sizing) => {
    const { modules, stacks, module, energy, published, power, height, width, mass } = sizing
    const totalEnergy = reading(energy, 'kWh', 2)
    const totalPower = reading(power, 'kW')
    const towerHeight = reading(height, 'mm')
    const dimensions = { height: towerHeight.text, width: reading(width, 'mm').text }
    const figures = [totalEnergy, totalPower, towerHeight, reading(mass, 'kg')]
    return {
      id: formatHomeSystemConfiguration(sizing),
      modules,
      stacks,
      picture: text('configurator.picture', { modules, stacks, ...dimensions }),
      dimensions,
      figures: figures.map(createNumeralProps),
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
