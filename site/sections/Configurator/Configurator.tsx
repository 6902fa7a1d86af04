import { Button, RadioGroup, StatList, Text } from '#design-system'
import { type Sizing, sizes } from '#data/sizing.ts'
import { Band } from '../Band.tsx'
import { numeralOf } from '../FigureNumeral.tsx'
import { useText } from '../site.tsx'
import { useReading } from '../useReading.ts'
import * as styles from './Configurator.css.ts'
import type { ConfiguratorProps } from './Configurator.schema.ts'
import { Towers } from './Towers.tsx'

const options = (values: readonly number[]) =>
  values.map((value) => ({ value: String(value), label: String(value) }))

/** The size of a home system: a form that asks for the page with the choice in its address. */
export function Configurator({ title, sizing, anchor, ...parts }: ConfiguratorProps) {
  const { modules, stacks } = sizing
  const text = useText()
  return (
    <Band anchor={anchor} title={title}>
      <div className={styles.panel}>
        <div className={styles.stage}>
          <Towers
            {...parts}
            modules={modules}
            stacks={stacks}
            label={text('configurator.picture', { modules, stacks })}
          />
        </div>
        <div className={styles.side}>
          <form className={styles.form} method="get">
            <RadioGroup
              id="modules"
              name="modules"
              label={text('configurator.modules')}
              variant="segments"
              options={options(sizes.modules)}
              defaultValue={String(modules)}
            />
            <RadioGroup
              id="stacks"
              name="stacks"
              label={text('configurator.stacks')}
              variant="segments"
              options={options(sizes.stacks)}
              defaultValue={String(stacks)}
            />
            <Button type="submit">{text('configurator.submit')}</Button>
          </form>
          <Result sizing={sizing} />
        </div>
      </div>
    </Band>
  )
}

function Result({ sizing }: { sizing: Sizing }) {
  const { modules, stacks, module, energy, published, power, height, mass } = sizing
  const text = useText()
  const reading = useReading()
  const total = reading(energy, 'kWh', 2)
  return (
    <div className={styles.result}>
      <StatList
        size="fact"
        items={[
          { ...numeralOf(total), label: text('configurator.energy') },
          { ...numeralOf(reading(power, 'kW')), label: text('configurator.power') },
          { ...numeralOf(reading(height, 'mm')), label: text('configurator.height') },
          { ...numeralOf(reading(mass, 'kg')), label: text('configurator.mass') },
        ]}
      />
      <Text size="small">
        {published
          ? text('configurator.published', { value: total.text })
          : text('configurator.working', {
              modules,
              stacks,
              module: reading(module, 'kWh', 2).text,
              value: total.text,
            })}
      </Text>
      <Text size="small" tone="muted">
        {text('configurator.note')}
      </Text>
    </div>
  )
}
