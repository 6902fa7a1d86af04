export interface SelectOption {
  /** What is sent; unique among the options. */
  value: string
  /** What is read. */
  label: string
  /** What tells it from its neighbours, e.g. a dialling code. */
  detail?: string | undefined
  /** Name of the group it stands in. */
  group?: string | undefined
  /** Cannot be chosen now. */
  disabled?: boolean | undefined
}

export interface OptionGroup<Option extends SelectOption> {
  readonly group: string | undefined
  readonly options: readonly Option[]
}

/** Neighbours of the same group together, in the order they are given. */
export function groupOptions<Option extends SelectOption>(
  options: readonly Option[],
): readonly OptionGroup<Option>[] {
  const groups: { group: string | undefined; options: Option[] }[] = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last && last.group === option.group) last.options.push(option)
    else groups.push({ group: option.group, options: [option] })
  }
  return groups
}
