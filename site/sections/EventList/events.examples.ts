import type {
  LocalizedActivity,
  EventState,
  LocalizedEventTeaser,
  LocalizedExpo,
} from '#data/content/events.ts'

type Language = 'en' | 'cn' | 'de'

const texts = {
  en: ['Installer evening', 'Connection rules, backup wiring and the app.', 'New South Wales'],
  de: [
    'Praxisabend für Installationsbetriebe',
    'Netzanschlussregeln, Ersatzstrom und die App.',
    'New South Wales, Australien',
  ],
  cn: ['安装商晚间交流会', '并网规则、备电接线与应用。', '澳大利亚新南威尔士州'],
} as const

const base = (language: Language, happens: EventState) => {
  const [title, summary, place] = texts[language]
  return {
    id: 'installer-evening',
    starts: '2026-12-03T18:00',
    ends: '2026-12-03T20:30',
    zone: 'Australia/Sydney',
    picture: 'house',
    title,
    summary,
    place,
    happens,
  } as const
}

/** Returns two events, one of them over several days. */
export const createExampleEvents = (
  language: Language,
  happens: EventState,
): readonly LocalizedEventTeaser[] => [
  { ...base(language, happens), path: '/explore/activity/installer-evening' },
  {
    ...base(language, happens),
    id: 'course',
    starts: '2026-11-17T14:00',
    ends: '2026-12-04T15:30',
    zone: 'Europe/Paris',
    picture: 'macro',
    path: '/explore/activity/course',
  },
]

/** Returns an activity of one evening. */
export const createExampleActivity = (
  language: Language,
  happens: EventState,
): LocalizedActivity => ({
  ...base(language, happens),
  state: true,
  body: [texts[language][1]],
  audience: texts[language][0],
  language: texts[language][2],
  agenda: [
    { time: '18:00', text: texts[language][2] },
    { time: '19:30', text: texts[language][1] },
  ],
})

/** Returns a trade show of three days. */
export const createExampleExpo = (language: Language, happens: EventState): LocalizedExpo => ({
  ...base(language, happens),
  ends: '2026-12-05T17:00',
  state: true,
  body: [texts[language][1]],
  stand: '5 B 21',
  shows: [texts[language][0], texts[language][2]],
})
