import { Badge, Button, Heading, Link, Select } from '#design-system'
import type { Task } from '#data/maintenance.ts'
import { Band } from '../Band.tsx'
import { DownloadRows } from '../DownloadList/DownloadRows.tsx'
import { NamedPicture } from '../NamedPicture.tsx'
import { useHref, useText } from '../site.tsx'
import * as styles from './MaintenanceSchedule.css.ts'
import type { MaintenanceScheduleProps, SchedulePage } from './MaintenanceSchedule.schema.ts'

/** What is due when for one product, and what to read about it. */
export function MaintenanceSchedule({ title, schedule, anchor }: MaintenanceScheduleProps) {
  return (
    <Band anchor={anchor} title={title}>
      <div className={styles.root}>
        <div className={styles.side}>
          <Chooser {...schedule} />
          <div className={styles.picture} data-live="">
            <NamedPicture name={schedule.product.tile} sizes="(width < 780px) 50vw, 22rem" />
          </div>
        </div>
        <div className={styles.found}>
          <Times {...schedule} />
          <Files {...schedule} />
        </div>
      </div>
    </Band>
  )
}

/** A form that asks for this page with the choice in its address. */
function Chooser({ products, product }: SchedulePage) {
  const text = useText()
  return (
    <form className={styles.form} method="get" data-live-form="">
      <Select
        id="schedule-product"
        name="product"
        label={text('schedule.product')}
        defaultValue={product.id}
        options={products.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <Button type="submit" variant="secondary">
        {text('schedule.show')}
      </Button>
    </form>
  )
}

function Times({ product, times }: SchedulePage) {
  const text = useText()
  const n = times.reduce((sum, { tasks }) => sum + tasks.length, 0)
  return (
    <div>
      <p className={styles.choice} role="status" data-live="">
        {text('schedule.count', { n, product: product.title })}
      </p>
      <ol className={styles.times} data-live="">
        {times.map(({ due, tasks }) => (
          <li key={due} className={styles.time}>
            <div className={styles.due}>
              <Heading level={3} size="h5">
                {text(`schedule.due.${due}`)}
              </Heading>
            </div>
            <ul className={styles.tasks}>
              {tasks.map((task) => (
                <Entry key={task.id} task={task} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Entry({ task: { task, by } }: { task: Task }) {
  const text = useText()
  return (
    <li className={styles.task}>
      <span className={styles.what}>{task}</span>
      <Badge tone={by === 'owner' ? 'info' : 'neutral'}>{text(`schedule.by.${by}`)}</Badge>
    </li>
  )
}

function Files({ product: { id }, files }: SchedulePage) {
  const text = useText()
  const href = useHref()
  const support = '/support-center'
  return (
    <div className={styles.files} data-live="">
      <Heading level={3} size="h4">
        {text('product.documents')}
      </Heading>
      <DownloadRows files={files} />
      <p className={styles.ways}>
        <Link variant="more" href={href(`${support}/downloads?product=${id}`)}>
          {text('download.all-of-product')}
        </Link>
        <Link variant="more" href={href(`${support}/warranty?product=${id}`)}>
          {text('schedule.warranty')}
        </Link>
      </p>
    </div>
  )
}
