import type { MaintenanceInterval, LocalizedMaintenanceTask } from '#data/content/maintenance.ts'
import { createExampleDocuments } from '../DownloadList/downloads.examples.ts'
import type { SectionExamples } from '../examples.ts'
import { createExampleProductTiles } from '../ProductGrid/products.examples.ts'
import type {
  MaintenanceScheduleProps,
  MaintenanceScheduleSchema,
  MaintenanceScheduleLoaderData,
} from './MaintenanceSchedule.schema.ts'

const props = {
  title: 'schedule.finder.title',
} satisfies typeof MaintenanceScheduleSchema.Type

type Language = Parameters<typeof createExampleProductTiles>[0]

const texts: Readonly<Record<Language, readonly [message: string, look: string, check: string]>> = {
  en: [
    'Messages in the app',
    'Look for damage and keep the fins clear',
    'Check torque, earth and backup; update the firmware',
  ],
  cn: ['应用消息', '查看有无损坏，保持散热片通风', '检查紧固力矩、接地与备电功能，升级固件'],
  de: [
    'Meldungen in der App',
    'Auf Schäden prüfen, Rippen frei halten',
    'Drehmomente, Schutzleiter und Ersatzstrom prüfen, Firmware aktualisieren',
  ],
}

const task = (
  due: MaintenanceInterval,
  by: LocalizedMaintenanceTask['by'],
  what: string,
): LocalizedMaintenanceTask => ({
  id: `task-${due}`,
  state: true,
  products: ['smart-plug'],
  due,
  by,
  task: what,
})

const schedule = (language: Language): MaintenanceScheduleLoaderData => {
  const products = createExampleProductTiles(language, 4)
  const [message, look, check] = texts[language]
  const tasks = [
    task('always', 'itself', message),
    task('half-year', 'owner', look),
    task('two-years', 'installer', check),
  ]
  const [product] = products
  if (!product) throw new Error('no product')
  return {
    products,
    product,
    times: tasks.map((one) => ({ due: one.due, tasks: [one] })),
    files: createExampleDocuments(language),
  }
}

const usual = schedule('en')

/** Examples from typical to extreme content. */
export const examples = {
  default: { props, given: { schedule: usual } },
  full: {
    props,
    given: {
      schedule: {
        ...usual,
        times: (['half-year', 'five-years', 'ten-years', 'storage'] as const).map((due) => ({
          due,
          tasks: (['itself', 'owner', 'installer'] as const).map((by) => ({
            ...task(due, by, texts.en[2]),
            id: `${due}-${by}`,
          })),
        })),
      },
    },
  },
  german: { locale: 'de', props, given: { schedule: schedule('de') } },
  chinese: { locale: 'cn', props, given: { schedule: schedule('cn') } },
} satisfies SectionExamples<
  typeof MaintenanceScheduleSchema.Type,
  Pick<MaintenanceScheduleProps, 'schedule'>
>
