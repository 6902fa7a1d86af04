import { Badge, Button, Disclosure, FilterChips, Icon, icons } from '#design-system'
import { useText } from '../site.tsx'
import * as styles from './Filter.css.ts'
import type { DownloadListLoaderData } from './DownloadList.schema.ts'
import { useOptionLabel } from './useOptionLabel.ts'

/** GET form that reloads the list with the chosen filters in the URL query; collapsed on narrow screens. */
export function DownloadFilterForm({ facets }: Pick<DownloadListLoaderData, 'facets'>) {
  const text = useText()
  const label = useOptionLabel()
  const countChecked = (options: DownloadListLoaderData['facets'][number]['options']) =>
    options.filter(({ checked }) => checked).length
  const total = facets.reduce((sum, { options }) => sum + countChecked(options), 0)
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>
        <Icon icon={icons.filterIcon} />
        {text('download.filter')}
        {total > 0 && <Badge>{total}</Badge>}
      </summary>
      {/* The URL determines the selection; browsers that restore form fields on Back would contradict it. */}
      <form className={styles.form} method="get" action="#files" autoComplete="off" data-live-form>
        {facets.map(({ facet, options }) => (
          <Disclosure
            key={facet}
            defaultOpen={countChecked(options) > 0}
            summary={
              <span className={styles.facet}>
                {text(`download.facet.${facet}`)}
                {countChecked(options) > 0 && <Badge>{countChecked(options)}</Badge>}
              </span>
            }
          >
            <FilterChips
              id={facet}
              name={facet}
              label={text(`download.facet.${facet}`)}
              labelVariant="hidden"
              defaultValue={options.filter(({ checked }) => checked).map(({ value }) => value)}
              options={options.map((option) => ({
                value: option.value,
                label: label(facet, option),
                count: option.count,
              }))}
            />
          </Disclosure>
        ))}
        <div className={styles.submit}>
          <Button type="submit" variant="secondary">
            {text('download.show')}
          </Button>
        </div>
      </form>
    </details>
  )
}
