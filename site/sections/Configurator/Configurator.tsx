import { configurationText, type Sizing, sizes, sizingOf } from '#data/sizing.ts'
import { Band } from '../Band.tsx'
import { numeralOf } from '../FigureNumeral.tsx'
import { Island } from '../island.tsx'
import { useHref, usePicture, useText } from '../site.tsx'
import { useReading } from '../useReading.ts'
import ConfiguratorIsland, { type Size } from './Configurator.island.tsx'
import type { ConfiguratorProps } from './Configurator.schema.ts'

const offered = sizes.modules.flatMap((modules) =>
  sizes.stacks.map((stacks) => sizingOf(modules, stacks)),
)

/** The size of a home system: a form that asks for the page with the choice in its address, or follows at once. */
export function Configurator({ title, choice, anchor, ...parts }: ConfiguratorProps) {
  const { sizing, product, datasheet } = choice
  const text = useText()
  const href = useHref()
  const picture = usePicture()
  const write = useSize()
  return (
    <Band anchor={anchor} title={title}>
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
          first: configurationText(sizing),
          sizes: offered.map(write),
          enquiry: `${href('/contact-us')}?product=${product}&configuration=`,
          datasheet,
        }}
      />
    </Band>
  )
}

/** Writes all that is said of a size, so that the browser only has to look it up. */
function useSize(): (sizing: Sizing) => Size {
  const text = useText()
  const reading = useReading()
  return (sizing) => {
    const { modules, stacks, module, energy, published, power, height, mass } = sizing
    const total = reading(energy, 'kWh', 2)
    const full = reading(power, 'kW')
    const figures = [total, full, reading(height, 'mm'), reading(mass, 'kg')]
    return {
      id: configurationText(sizing),
      modules,
      stacks,
      picture: text('configurator.picture', { modules, stacks }),
      figures: figures.map(numeralOf),
      working: [
        published
          ? text('configurator.published', { value: total.text })
          : text('configurator.working', {
              modules,
              stacks,
              module: reading(module, 'kWh', 2).text,
              value: total.text,
            }),
        text('configurator.power-working', {
          stacks,
          each: reading(power / stacks, 'kW').text,
          value: full.text,
        }),
      ],
    }
  }
}
