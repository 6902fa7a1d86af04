import { Badge, Button, Heading, Link, Select } from '#design-system'
import type { LocalizedMaintenanceTask } from '#data/content/maintenance.ts'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { DownloadFileList } from '../DownloadList/DownloadFileList.tsx'
import { NamedPicture } from '../parts/NamedPicture.tsx'
import { useHref, useText } from '../site.tsx'
import * as styles from './MaintenanceSchedule.css.ts'
import type {
  MaintenanceScheduleProps,
  MaintenanceScheduleLoaderData,
} from './MaintenanceSchedule.schema.ts'

/** Maintenance tasks of one product by due date, with its documents. */
export function MaintenanceSchedule({ title, schedule, anchor }: MaintenanceScheduleProps) {
  return (
    <SectionLayout anchor={anchor} title={title}>
      <div className={styles.root}>
        <div className={styles.side}>
          <Chooser {...schedule} />
          <div className={styles.picture} data-live="">
            <NamedPicture name={schedule.product.tile} sizes="(width < 780px) 50vw, 22rem" />
          </div>
        </div>
        <div className={styles.results}>
          <Times {...schedule} />
          <Files {...schedule} />
        </div>
      </div>
    </SectionLayout>
  )
}

/** GET form that reloads this page with the chosen product in the URL query. */
function Chooser({ products, product }: MaintenanceScheduleLoaderData) {
  const text = useText()
  return (
    <form className={styles.form} method="get" autoComplete="off" data-live-form="">
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

function Times({ product, times }: MaintenanceScheduleLoaderData) {
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

function Entry({ task: { task, by } }: { task: LocalizedMaintenanceTask }) {
  const text = useText()
  return (
    <li className={styles.task}>
      <span className={styles.taskText}>{task}</span>
      <Badge tone={by === 'owner' ? 'info' : 'neutral'}>{text(`schedule.by.${by}`)}</Badge>
    </li>
  )
}

function Files({ product: { id }, files }: MaintenanceScheduleLoaderData) {
  const text = useText()
  const href = useHref()
  const support = '/support-center'
  return (
    <div className={styles.files} data-live="">
      <Heading level={3} size="h4">
        {text('product.documents')}
      </Heading>
      <DownloadFileList files={files} />
      <p className={styles.links}>
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
