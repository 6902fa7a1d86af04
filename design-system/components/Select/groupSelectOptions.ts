export interface SelectOption {
  /** Value that is submitted. It is unique among the options. */
  value: string
  /** Label of the option. */
  label: string
  /** Additional detail, such as a dialling code. It is shown in brackets after the label. */
  detail?: string | undefined
  /** Name of its group. */
  group?: string | undefined
  /** The option cannot be chosen. */
  disabled?: boolean | undefined
}

export interface OptionGroup<Option extends SelectOption> {
  readonly group: string | undefined
  readonly options: readonly Option[]
}

/** Groups adjacent options with the same `group`, in their original order. */
export function groupSelectOptions<Option extends SelectOption>(
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
