import { Button, Link, RadioGroup, StatList, Text, VisuallyHidden } from '#design-system'
import { useCallback, useId, useSyncExternalStore } from 'react'
import { homeSystemSizes as offered } from '#data/products/sizing.ts'
import * as styles from './Configurator.css.ts'
import { type TowerPartImages, Towers } from './Towers.tsx'

/** Selectable configuration with formatted texts. */
export interface ConfigurationTexts {
  /** Value in URLs: modules x stacks, `4x1`. */
  readonly id: string
  readonly modules: number
  readonly stacks: number
  /** Text alternative of the drawing. */
  readonly picture: string
  /** Energy, power, height, mass. */
  readonly figures: readonly { readonly value: string; readonly unit: string }[]
  readonly working: readonly string[]
}

export interface ConfiguratorIslandProps {
  readonly words: {
    readonly modules: string
    readonly stacks: string
    readonly submit: string
    /** Labels of the figures, in the same order. */
    readonly facts: readonly string[]
    readonly note: string
    readonly enquire: string
    readonly datasheet: string
  }
  readonly parts: TowerPartImages
  /** Id of the configuration selected by the URL query. */
  readonly first: string
  readonly sizes: readonly ConfigurationTexts[]
  /** URL of the enquiry form; the configuration id is appended. */
  readonly enquiry: string
  readonly datasheet: string
}

const options = (values: readonly number[]) =>
  values.map((value) => ({ value: String(value), label: String(value) }))

/** Configuration form with its live result. Without script the form submits the choice as URL query; with script the URL is updated. */
export default function ConfiguratorIsland(props: ConfiguratorIslandProps) {
  const { words, parts, first, sizes, enquiry, datasheet } = props
  const formId = useId()
  const chosen = useChosenId(formId, first)
  const size = sizes.find(({ id }) => id === chosen) ?? sizes[0]
  if (!size) return null
  return (
    <div className={styles.panel}>
      <div className={styles.stage}>
        <Towers parts={parts} modules={size.modules} stacks={size.stacks} label={size.picture} />
      </div>
      <div className={styles.side}>
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
          <div className={styles.submit}>
            <Button type="submit" variant="secondary">
              {words.submit}
            </Button>
          </div>
        </form>
        <Result words={words} size={size} isChanged={chosen !== first} />
        <div className={styles.next}>
          <Button href={`${enquiry}${size.id}#form`}>{words.enquire}</Button>
          <Link href={datasheet} variant="more">
            {words.datasheet}
          </Link>
        </div>
      </div>
    </div>
  )
}

/** Reads the checked radio buttons in the order of the id: modules, stacks. */
const readChoice = (formId: string) =>
  (['modules', 'stacks'] as const).flatMap((name) => {
    const radios = document.getElementById(formId)?.querySelectorAll('input') ?? []
    const radio = [...radios].find((input) => input.name === name && input.checked)
    return radio ? [{ name, value: radio.value }] : []
  })

/** Returns the chosen id. Subscribes to the form itself, because the visitor may have changed it before hydration. */
function useChosenId(formId: string, first: string): string {
  const subscribe = useCallback(
    (notify: () => void) => {
      const handleChange = () => {
        writeToUrl(readChoice(formId))
        notify()
      }
      const form = document.getElementById(formId)
      form?.addEventListener('change', handleChange)
      return () => form?.removeEventListener('change', handleChange)
    },
    [formId],
  )
  const getSnapshot = () => {
    const choice = readChoice(formId)
    return choice.length === 0 ? first : choice.map(({ value }) => value).join('x')
  }
  return useSyncExternalStore(subscribe, getSnapshot, () => first)
}

/** Writes the choice to the URL query without a history entry, so that Back leads to the previous page. */
function writeToUrl(choice: ReturnType<typeof readChoice>): void {
  const url = new URL(location.href)
  for (const { name, value } of choice) url.searchParams.set(name, value)
  history.replaceState(history.state, '', url)
}

interface ResultProps extends Pick<ConfiguratorIslandProps, 'words'> {
  size: ConfigurationTexts
  isChanged: boolean
}

function Result({ words, size, isChanged }: ResultProps) {
  const [energy, power] = size.figures
  const announcement = [energy, power].map((figure) => `${figure?.value}${figure?.unit}`).join(', ')
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
