// One table of four days in three languages; the numbers must agree with the texts, so they are not split up.
import type { OperatingMode } from '#data/content/content.ts'

/** Languages of the examples. */
type Language = 'en' | 'cn' | 'de'
type In<T> = Readonly<Record<Language, T>>

interface LocalizedTexts {
  readonly title: In<string>
  readonly summary: In<string>
  readonly reading: In<string>
  readonly facts: readonly (Omit<OperatingMode['facts'][number], 'label'> & {
    readonly label: In<string>
  })[]
  readonly periods: readonly (Omit<OperatingMode['periods'][number], 'label'> & {
    readonly label: In<string>
  })[]
}
type ModeRecord = Omit<OperatingMode, keyof LocalizedTexts> & LocalizedTexts

const modes: readonly ModeRecord[] = [
  {
    id: 'self-power',
    sun: [
      0, 0, 0, 0, 0, 0, 0.1, 0.6, 1.5, 2.7, 3.9, 4.7, 5.2, 5, 4.3, 3.3, 2.1, 1, 0.3, 0, 0, 0, 0, 0,
    ],
    house: [
      0.5, 0.4, 0.4, 0.4, 0.4, 0.5, 0.9, 1.6, 1.1, 0.7, 0.6, 0.7, 1.2, 1, 0.6, 0.6, 0.8, 1.4, 2.5,
      2.8, 2.1, 1.5, 1, 0.7,
    ],
    battery: [
      0.5, 0.4, 0.4, 0.4, 0.4, 0.5, 0.4, 0, -0.4, -2, -3.3, -4, -4, -0.9, 0, 0, 0, 0.4, 2.2, 2.8,
      2.1, 1.5, 1, 0.7,
    ],
    grid: [0, 0, 0, 0, 0, 0, 0.4, 1, 0, 0, 0, 0, 0, -3.1, -3.7, -2.7, -1.3, 0, 0, 0, 0, 0, 0, 0],
    stored: [
      3.34, 2.92, 2.51, 2.1, 1.69, 1.17, 0.76, 0.76, 1.15, 3.09, 6.29, 10.17, 14.05, 14.92, 14.92,
      14.92, 14.92, 14.51, 12.24, 9.35, 7.19, 5.64, 4.61, 3.89,
    ],
    periods: [],
    title: {
      en: 'Self-power',
      cn: '自发自用',
      de: 'Eigenverbrauch',
    },
    summary: {
      en: 'Uses your own sun first. The battery covers the evening and the night.',
      cn: '优先使用自家光伏，电池供应傍晚与夜间。',
      de: 'Nutzt zuerst Ihren Solarstrom. Die Batterie deckt Abend und Nacht.',
    },
    reading: {
      en: 'A clear spring day. Solar begins at 6 AM, peaks at 5.2 kW after noon and ends by 7 PM. The battery charges from 8 AM and is full at 2 PM; the surplus after that is sold. In the evening and at night the battery supplies the house. Only 1.4 kWh is bought, in the early morning.',
      cn: '晴朗的春日。光伏 6:00 开始发电，午间达 5.2 kW，19:00 前结束。电池 8:00 开始充电，14:00 充满，之后余电上网。傍晚与夜间由电池为家庭供电，全天仅清晨购电 1.4 kWh。',
      de: 'Ein klarer Frühlingstag. Der Solarstrom beginnt um 6 Uhr, erreicht mittags 5,2 kW und endet gegen 19 Uhr. Die Batterie lädt ab 8 Uhr und ist um 14 Uhr voll; der Überschuss danach wird verkauft. Am Abend und in der Nacht versorgt die Batterie das Haus. Nur 1,4 kWh werden gekauft, am frühen Morgen.',
    },
    facts: [
      {
        label: {
          en: 'self-sufficiency',
          cn: '自给率',
          de: 'Autarkiegrad',
        },
        value: 94.3,
        unit: '%',
      },
      {
        label: {
          en: 'from the battery',
          cn: '电池供电',
          de: 'aus der Batterie',
        },
        value: 13.7,
        unit: 'kWh',
      },
      {
        label: {
          en: 'bought from the grid',
          cn: '电网购电',
          de: 'aus dem Netz gekauft',
        },
        value: 1.4,
        unit: 'kWh',
      },
    ],
  },
  {
    id: 'time-of-use',
    sun: [0, 0, 0, 0, 0, 0, 0, 0, 0.3, 0.8, 1.4, 1.8, 1.9, 1.7, 1.1, 0.4, 0, 0, 0, 0, 0, 0, 0, 0],
    house: [
      0.6, 0.5, 0.5, 0.5, 0.5, 0.7, 1.4, 2, 1.3, 0.9, 0.8, 0.9, 1.3, 1.1, 0.8, 0.9, 1.3, 2.1, 2.9,
      3, 2.3, 1.7, 1.1, 0.8,
    ],
    battery: [
      -2.1, -2.1, -2.1, -2.1, -1.3, 0, 0, 0, 0, 0, -0.6, -0.9, -0.6, -0.6, -0.3, 0, 0, 2.1, 2.9, 3,
      2.3, 1.7, 0, 0,
    ],
    grid: [
      2.7, 2.6, 2.6, 2.6, 1.8, 0.7, 1.4, 2, 1, 0.1, 0, 0, 0, 0, 0, 0.5, 1.3, 0, 0, 0, 0, 0, 1.1,
      0.8,
    ],
    stored: [
      4.05, 6.09, 8.12, 10.16, 11.42, 11.42, 11.42, 11.42, 11.42, 11.42, 12, 12.88, 13.46, 14.04,
      14.33, 14.33, 14.33, 12.17, 9.18, 6.08, 3.71, 1.96, 1.96, 1.96,
    ],
    periods: [
      {
        from: 0,
        to: 6,
        kind: 'price',
        label: { en: 'off-peak price', cn: '谷时电价', de: 'Niedertarif' },
      },
      {
        from: 17,
        to: 22,
        kind: 'price',
        label: { en: 'peak price', cn: '峰时电价', de: 'Hochtarif' },
      },
    ],
    title: {
      en: 'Time of use',
      cn: '分时电价',
      de: 'Zeittarif',
    },
    summary: {
      en: 'Charges when power is cheap. Runs your home when it is expensive.',
      cn: '电价低时充电，电价高时供电。',
      de: 'Lädt, wenn Strom günstig ist. Versorgt Ihr Haus, wenn er teuer ist.',
    },
    reading: {
      en: 'A dull winter day. From midnight to 5 AM the battery charges at the off-peak price. Solar stays below 2 kW and adds a little around noon. From 5 PM to 10 PM, at the peak price, the battery alone supplies the house and nothing is bought.',
      cn: '阴沉的冬日。0:00 至 5:00 电池以谷时电价充电。光伏低于 2 kW，中午略有补充。17:00 至 22:00 为峰时电价，家庭用电全部由电池供应，不购电。',
      de: 'Ein trüber Wintertag. Von Mitternacht bis 5 Uhr lädt die Batterie im Niedertarif. Der Solarstrom bleibt unter 2 kW und bringt mittags etwas dazu. Von 17 bis 22 Uhr, im Hochtarif, versorgt allein die Batterie das Haus; gekauft wird nichts.',
    },
    facts: [
      {
        label: {
          en: 'moved to peak hours',
          cn: '转移至峰时',
          de: 'in den Hochtarif verschoben',
        },
        value: 12,
        unit: 'kWh',
      },
      {
        label: {
          en: 'bought at peak price',
          cn: '峰时购电',
          de: 'im Hochtarif gekauft',
        },
        value: 0,
        unit: 'kWh',
      },
      {
        label: {
          en: 'bought off-peak',
          cn: '谷时购电',
          de: 'im Niedertarif gekauft',
        },
        value: 13,
        unit: 'kWh',
      },
    ],
  },
  {
    id: 'back-up',
    sun: [
      0, 0, 0, 0, 0, 0, 0.1, 0.6, 1.5, 2.7, 3.9, 4.7, 5.2, 5, 4.3, 3.3, 2.1, 1, 0.3, 0, 0, 0, 0, 0,
    ],
    house: [
      0.5, 0.4, 0.4, 0.4, 0.4, 0.5, 0.9, 1.6, 1.1, 0.7, 0.6, 0.7, 1.2, 1, 0.6, 0.6, 0.8, 1.4, 2.5,
      2.8, 2.1, 1.5, 1, 0.7,
    ],
    battery: [
      0, 0, 0, 0, 0, 0, 0, 0, -0.4, -2, -3.3, -0.4, 0, 0, 0, 0, 0, 0.4, 2.2, 2.8, 2.1, 0, 0, 0,
    ],
    grid: [
      0.5, 0.4, 0.4, 0.4, 0.4, 0.5, 0.8, 1, 0, 0, 0, -3.6, -4, -4, -3.7, -2.7, -1.3, 0, 0, 0, 0,
      1.5, 1, 0.7,
    ],
    stored: [
      8.98, 8.98, 8.98, 8.98, 8.98, 8.98, 8.98, 8.98, 9.37, 11.31, 14.51, 14.9, 14.9, 14.9, 14.9,
      14.9, 14.9, 14.49, 12.22, 9.33, 7.17, 7.17, 7.17, 7.17,
    ],
    periods: [
      {
        from: 18,
        to: 21,
        kind: 'outage',
        label: { en: 'grid outage', cn: '停电', de: 'Stromausfall' },
      },
    ],
    title: {
      en: 'Back up',
      cn: '备电',
      de: 'Ersatzstrom',
    },
    summary: {
      en: 'Holds a reserve and takes over when the grid fails. How long it lasts depends on the load.',
      cn: '预留电量，停电时接管供电。时长取决于负载。',
      de: 'Hält eine Reserve und übernimmt bei Stromausfall. Wie lange sie reicht, hängt von der Last ab.',
    },
    reading: {
      en: 'A spring day. The battery holds its reserve of 60% through the night and is full at noon; the surplus is sold. From 6 PM to 9 PM the grid fails: battery and the last sun supply the house alone. The battery gives 7.1 kWh and keeps 7.2 kWh. Then the grid is back.',
      cn: '春日。夜间电池保持 60% 备电预留电量，中午充满，余电上网。18:00 至 21:00 停电，家庭由电池和最后的日光供电。电池放出 7.1 kWh，剩余 7.2 kWh，随后电网恢复。',
      de: 'Ein Frühlingstag. Die Batterie hält nachts ihre Reserve von 60 % und ist mittags voll; der Überschuss wird verkauft. Von 18 bis 21 Uhr fällt das Netz aus: Batterie und letzte Sonne versorgen das Haus allein. Die Batterie gibt 7,1 kWh ab und behält 7,2 kWh. Danach ist das Netz wieder da.',
    },
    facts: [
      {
        label: {
          en: 'held in reserve',
          cn: '备电预留电量',
          de: 'als Reserve gehalten',
        },
        value: 60,
        unit: '%',
      },
      {
        label: {
          en: 'supplied in the outage',
          cn: '停电期间供电',
          de: 'im Stromausfall geliefert',
        },
        value: 7.1,
        unit: 'kWh',
      },
      {
        label: {
          en: 'left afterwards',
          cn: '之后剩余',
          de: 'danach übrig',
        },
        value: 7.17,
        unit: 'kWh',
      },
    ],
  },
  {
    id: 'vpp',
    sun: [
      0, 0, 0, 0, 0, 0, 0.1, 0.6, 1.5, 2.7, 3.9, 4.7, 5.2, 5, 4.3, 3.3, 2.1, 1, 0.3, 0, 0, 0, 0, 0,
    ],
    house: [
      0.5, 0.4, 0.4, 0.4, 0.4, 0.5, 0.9, 1.6, 1.1, 0.7, 0.6, 0.7, 1.2, 1, 0.6, 0.6, 0.8, 1.4, 2.5,
      2.8, 2.1, 1.5, 1, 0.7,
    ],
    battery: [
      0, 0, 0, 0, 0, 0, 0, 0, -0.4, -2, -3.3, -4, -2.5, 0, 0, 0, 0, 0.4, 5.2, 5.8, 0.1, 0, 0, 0,
    ],
    grid: [
      0.5, 0.4, 0.4, 0.4, 0.4, 0.5, 0.8, 1, 0, 0, 0, 0, -1.5, -4, -3.7, -2.7, -1.3, 0, -3, -3, 2,
      1.5, 1, 0.7,
    ],
    stored: [
      3.04, 3.04, 3.04, 3.04, 3.04, 3.04, 3.04, 3.04, 3.43, 5.37, 8.57, 12.45, 14.88, 14.88, 14.88,
      14.88, 14.88, 14.46, 9.1, 3.12, 3.02, 3.02, 3.02, 3.02,
    ],
    periods: [
      {
        from: 18,
        to: 20,
        kind: 'request',
        label: { en: 'VPP request', cn: 'VPP 需求', de: 'VPP-Abruf' },
      },
    ],
    title: {
      en: 'Virtual power plant (VPP)',
      cn: '虚拟电厂（VPP）',
      de: 'Virtuelles Kraftwerk (VPP)',
    },
    summary: {
      en: 'Exports when the virtual power plant asks. A floor stays for the house.',
      cn: '响应虚拟电厂需求放电，并为家庭保留电量。',
      de: 'Speist ein, wenn das virtuelle Kraftwerk es anfordert. Ein Rest bleibt fürs Haus.',
    },
    reading: {
      en: 'A spring day. The battery charges from 8 AM and is full at 1 PM. From 6 PM to 8 PM the virtual power plant asks for 3 kW: the battery exports exactly that and supplies the house too, with up to 5.8 kW. Then 20% stay for the house and the grid supplies the rest of the evening.',
      cn: '春日。电池 8:00 开始充电，13:00 充满。18:00 至 20:00 虚拟电厂需要 3 kW，电池按此放电上网，同时为家庭供电，功率可达 5.8 kW。之后为家庭保留 20%，当晚其余用电由电网供应。',
      de: 'Ein Frühlingstag. Die Batterie lädt ab 8 Uhr und ist um 13 Uhr voll. Von 18 bis 20 Uhr fordert das virtuelle Kraftwerk 3 kW an: Die Batterie speist genau das ein und versorgt auch das Haus, mit bis zu 5,8 kW. Danach bleiben 20 % fürs Haus, und das Netz versorgt den restlichen Abend.',
    },
    facts: [
      {
        label: {
          en: 'exported on request',
          cn: '按需求上网',
          de: 'auf Anforderung eingespeist',
        },
        value: 6,
        unit: 'kWh',
      },
      {
        label: {
          en: 'held for two hours',
          cn: '持续两小时',
          de: 'zwei Stunden gehalten',
        },
        value: 3,
        unit: 'kW',
      },
      {
        label: {
          en: 'kept for the house',
          cn: '为家庭保留',
          de: 'fürs Haus behalten',
        },
        value: 20,
        unit: '%',
      },
    ],
  },
]

/** Returns the four operating modes in a language. */
export const modesIn = (language: Language): readonly OperatingMode[] =>
  modes.map((mode) => ({
    ...mode,
    title: mode.title[language],
    summary: mode.summary[language],
    reading: mode.reading[language],
    facts: mode.facts.map((fact) => ({ ...fact, label: fact.label[language] })),
    periods: mode.periods.map((period) => ({ ...period, label: period.label[language] })),
  }))
