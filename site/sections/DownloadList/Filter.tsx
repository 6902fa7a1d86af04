import { Badge, Button, Disclosure, FilterChips, Icon, icons } from '#design-system'
import { useText } from '../site.tsx'
import * as styles from './Filter.css.ts'
import type { DownloadPage } from './DownloadList.schema.ts'
import { useOptionLabel } from './optionLabel.ts'

/** A form that asks for the page with the choices in its address; on a phone it is folded away. */
export function Filter({ facets }: Pick<DownloadPage, 'facets'>) {
  const text = useText()
  const label = useOptionLabel()
  const chosen = (options: DownloadPage['facets'][number]['options']) =>
    options.filter(({ checked }) => checked).length
  const all = facets.reduce((sum, { options }) => sum + chosen(options), 0)
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>
        <Icon icon={icons.filter} />
        {text('download.filter')}
        {all > 0 && <Badge>{all}</Badge>}
      </summary>
      <form className={styles.form} method="get" action="#files" data-live-form>
        {facets.map(({ facet, options }) => (
          <Disclosure
            key={facet}
            open={chosen(options) > 0}
            summary={
              <span className={styles.facet}>
                {text(`download.facet.${facet}`)}
                {chosen(options) > 0 && <Badge>{chosen(options)}</Badge>}
              </span>
            }
          >
            <FilterChips
              id={facet}
              name={facet}
              label={text(`download.facet.${facet}`)}
              labelVariant="hidden"
              options={options.map((option) => ({
                value: option.value,
                label: label(facet, option),
                count: option.count,
                checked: option.checked,
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
