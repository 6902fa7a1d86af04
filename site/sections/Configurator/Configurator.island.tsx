import { Button, Link, RadioGroup, StatList, Text, VisuallyHidden } from '#design-system'
import { useCallback, useId, useSyncExternalStore } from 'react'
import { sizes as offered } from '#data/sizing.ts'
import * as styles from './Configurator.css.ts'
import { type Parts, Towers } from './Towers.tsx'

/** A size in finished words. */
export interface Size {
  /** As addresses name it, `4x1`. */
  readonly id: string
  readonly modules: number
  readonly stacks: number
  /** The drawing, in words. */
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
    /** What the figures measure, in their order. */
    readonly facts: readonly string[]
    readonly note: string
    readonly enquire: string
    readonly datasheet: string
  }
  readonly parts: Parts
  /** The size that the address asked for. */
  readonly first: string
  readonly sizes: readonly Size[]
  /** Address of the enquiry, up to the size. */
  readonly enquiry: string
  readonly datasheet: string
}

const options = (values: readonly number[]) =>
  values.map((value) => ({ value: String(value), label: String(value) }))

/** The choice and what comes of it; it stays in the address, which the form alone would ask for. */
export default function ConfiguratorIsland(props: ConfiguratorIslandProps) {
  const { words, parts, first, sizes, enquiry, datasheet } = props
  const formId = useId()
  const chosen = useChosen(formId, first)
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
          <Button href={enquiry + size.id}>{words.enquire}</Button>
          <Link href={datasheet} variant="more">
            {words.datasheet}
          </Link>
        </div>
      </div>
    </div>
  )
}

/** What is chosen in the form, in the order of its id: modules, towers. */
const choiceIn = (formId: string) =>
  (['modules', 'stacks'] as const).flatMap((name) => {
    const radios = document.getElementById(formId)?.querySelectorAll('input') ?? []
    const radio = [...radios].find((input) => input.name === name && input.checked)
    return radio ? [{ name, value: radio.value }] : []
  })

/** What is chosen in the form, which the visitor may have touched before the browser took over. */
function useChosen(formId: string, first: string): string {
  const subscribe = useCallback(
    (tell: () => void) => {
      const follow = () => {
        keepInAddress(choiceIn(formId))
        tell()
      }
      const form = document.getElementById(formId)
      form?.addEventListener('change', follow)
      return () => form?.removeEventListener('change', follow)
    },
    [formId],
  )
  const read = () => {
    const choice = choiceIn(formId)
    return choice.length === 0 ? first : choice.map(({ value }) => value).join('x')
  }
  return useSyncExternalStore(subscribe, read, () => first)
}

/** Replaces the address, so that it can be kept and reloaded and Back leads to the page before. */
function keepInAddress(choice: ReturnType<typeof choiceIn>): void {
  const address = new URL(location.href)
  for (const { name, value } of choice) address.searchParams.set(name, value)
  history.replaceState(history.state, '', address)
}

interface ResultProps extends Pick<ConfiguratorIslandProps, 'words'> {
  size: Size
  isChanged: boolean
}

function Result({ words, size, isChanged }: ResultProps) {
  const [energy, power] = size.figures
  const heard = [energy, power].map((figure) => `${figure?.value}${figure?.unit}`).join(', ')
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
      <div role="status">{isChanged && <VisuallyHidden>{heard}</VisuallyHidden>}</div>
    </div>
  )
}
