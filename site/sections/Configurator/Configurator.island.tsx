import { Button, Link, RadioGroup, StatList, Text, VisuallyHidden } from '#design-system'
import { useCallback, useId, useSyncExternalStore } from 'react'
import { homeSystemSizes as offered } from '#data/products/sizing.ts'
import * as styles from './Configurator.css.ts'
import {
  type PlacedHomeTowersProps,
  PlacedHomeTowers,
  type InstallationPlacePicture,
  type TowerPartImages,
} from '../parts/placement/PlacedHomeTowers.tsx'

/** Selectable configuration with formatted texts. */
export interface FormattedHomeSystemConfiguration {
  /** Value in URLs: modules x stacks, `4x1`. */
  readonly id: string
  readonly modules: number
  readonly stacks: number
  /** Text alternative of the drawing. */
  readonly picture: string
  readonly dimensions: PlacedHomeTowersProps['dimensions']
  /** Energy, power, height, mass. */
  readonly figures: readonly { readonly value: string; readonly unit: string }[]
  readonly working: readonly string[]
}

export interface ConfiguratorIslandProps {
  readonly words: {
    readonly modules: string
    readonly stacks: string
    readonly place: string
    readonly submit: string
    /** Labels of the figures, in the same order. */
    readonly facts: readonly string[]
    readonly note: string
    readonly enquire: string
    readonly datasheet: string
    /** Separator of the announced figures. */
    readonly comma: string
  }
  readonly parts: TowerPartImages
  /** Places by their values in URLs. */
  readonly places: readonly {
    readonly id: string
    readonly label: string
    readonly image: InstallationPlacePicture
  }[]
  /** Configuration and place selected by the URL query. */
  readonly first: Choice
  readonly sizes: readonly FormattedHomeSystemConfiguration[]
  /** URL of the enquiry form; the configuration id and the place are appended. */
  readonly enquiry: string
  readonly datasheet: string
}

/** Ids of a configuration and of a place. */
interface Choice {
  readonly size: string
  readonly place: string
}

const options = (values: readonly number[]) =>
  values.map((value) => ({ value: String(value), label: String(value) }))

/** Configuration form with its live result. Without script the form submits the choice as URL query; with script the URL is updated. */
export default function ConfiguratorIsland(props: ConfiguratorIslandProps) {
  const { words, parts, places, first, sizes, enquiry, datasheet } = props
  const formId = useId()
  const chosen = useChoice(formId, first)
  const size = sizes.find(({ id }) => id === chosen.size) ?? sizes[0]
  const place = places.find(({ id }) => id === chosen.place) ?? places[0]
  if (!size || !place) return null
  return (
    <div className={styles.panel}>
      <PlacedHomeTowers
        place={place.image}
        parts={parts}
        modules={size.modules}
        stacks={size.stacks}
        label={size.picture}
        dimensions={size.dimensions}
        sizes="(width < 780px) 100vw, 60vw"
        priority
      />
      <form id={formId} className={styles.form} method="get">
        {(['modules', 'stacks'] as const).map((name) => (
          <RadioGroup
            key={name}
            id={name}
            name={name}
            label={words[name]}
            variant="segments"
            options={options(offered[name])}
            defaultValue={String(size[name])}
          />
        ))}
        <RadioGroup
          id="place"
          name="place"
          label={words.place}
          variant="segments"
          options={places.map(({ id, label }) => ({ value: id, label }))}
          defaultValue={place.id}
        />
        <div className={styles.submit}>
          <Button type="submit" variant="secondary">
            {words.submit}
          </Button>
        </div>
      </form>
      <div className={styles.side}>
        <Result words={words} size={size} isChanged={chosen.size !== first.size} />
        <div className={styles.actions}>
          <Button href={`${enquiry}${size.id}&place=${place.id}#form`}>{words.enquire}</Button>
          <Link href={datasheet} variant="more">
            {words.datasheet}
          </Link>
        </div>
      </div>
    </div>
  )
}

/** Reads the checked radio buttons. */
const readChoice = (formId: string) =>
  new Map(
    (['modules', 'stacks', 'place'] as const).flatMap((name) => {
      const radios = document.getElementById(formId)?.querySelectorAll('input') ?? []
      const radio = [...radios].find((input) => input.name === name && input.checked)
      return radio ? [[name, radio.value] as const] : []
    }),
  )

/** Returns the choice. Subscribes to the form itself, because the visitor may have changed it before hydration. */
function useChoice(formId: string, first: Choice): Choice {
  const subscribe = useCallback(
    (notify: () => void) => {
      const handleChange = () => {
        notify()
        // The choice is painted first: writing the address takes a part of a frame.
        requestAnimationFrame(() => setTimeout(() => writeToUrl(readChoice(formId))))
      }
      const form = document.getElementById(formId)
      form?.addEventListener('change', handleChange)
      return () => form?.removeEventListener('change', handleChange)
    },
    [formId],
  )
  const getServerSnapshot = () => `${first.size} ${first.place}`
  // A string, because snapshots are compared by identity.
  const getSnapshot = () => {
    const choice = readChoice(formId)
    return choice.size === 0
      ? getServerSnapshot()
      : `${choice.get('modules')}x${choice.get('stacks')} ${choice.get('place')}`
  }
  const [size = '', place = ''] = useSyncExternalStore(
    subscribe,
    getSnapshot,
    getServerSnapshot,
  ).split(' ')
  return { size, place }
}

/** Writes the choice to the URL query without a history entry, so that Back leads to the previous page. */
function writeToUrl(choice: ReturnType<typeof readChoice>): void {
  const url = new URL(location.href)
  for (const [name, value] of choice) url.searchParams.set(name, value)
  history.replaceState(history.state, '', url)
}

interface ResultProps extends Pick<ConfiguratorIslandProps, 'words'> {
  size: FormattedHomeSystemConfiguration
  isChanged: boolean
}

function Result({ words, size, isChanged }: ResultProps) {
  const [energy, power] = size.figures
  const announcement = [energy, power]
    .map((figure) => `${figure?.value}${figure?.unit}`)
    .join(words.comma)
  return (
    <div className={styles.result}>
      <StatList
        size="fact"
        items={size.figures.map((figure, i) => ({ ...figure, label: words.facts[i] ?? '' }))}
      />
      <div className={styles.working}>
        {size.working.map((line) => (
          <Text key={line} size="small">
            {line}
          </Text>
        ))}
        <Text size="small" tone="muted">
          {words.note}
        </Text>
      </div>
      <div role="status">{isChanged && <VisuallyHidden>{announcement}</VisuallyHidden>}</div>
    </div>
  )
}
