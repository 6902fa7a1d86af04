import type { LocalizedProduct, ProductTileContent } from '#data/products/products.ts'

/** Languages of the examples. */
type Language = 'en' | 'cn' | 'de'
type In<T> = Readonly<Record<Language, T>>

const tiles: readonly (Pick<ProductTileContent, 'id' | 'tile'> & {
  readonly title: In<string>
  readonly line: In<string>
})[] = [
  {
    id: 'three-phase-hybrid-inverter',
    tile: 'inverter-tile',
    title: {
      en: 'Three-phase hybrid inverter',
      cn: '三相混合逆变器',
      de: 'Dreiphasiger Hybrid\u00ADwechsel\u00ADrichter',
    },
    line: { en: '5–13\u00A0kW', cn: '5～13\u00A0kW', de: '5–13\u00A0kW' },
  },
  {
    id: 'ac-charger',
    tile: 'wallbox-tile',
    title: { en: 'AC charger', cn: '交流充电桩', de: 'Wallbox' },
    line: {
      en: 'Charges on surplus solar from 1.38\u00A0kW',
      cn: '余电 1.38\u00A0kW 起充',
      de: 'Überschussladen ab 1,38\u00A0kW',
    },
  },
  {
    id: 'smart-plug',
    tile: 'plug-tile',
    title: { en: 'Smart plug', cn: '智能插座', de: 'Smarte Steckdose' },
    line: {
      en: 'Moves loads into daylight',
      cn: '用余电为家电供电',
      de: 'Verschiebt Verbraucher ins Tageslicht',
    },
  },
  {
    id: 'ci-all-in-one-cabinet',
    tile: 'cabinet-tile',
    title: { en: 'C&I all-in-one cabinet', cn: '工商业一体柜', de: 'Gewerbespeicher-Schrank' },
    line: { en: '261.2\u00A0kWh', cn: '261.2\u00A0kWh', de: '261,2\u00A0kWh' },
  },
  {
    id: 'utility-container',
    tile: 'container-tile',
    title: { en: 'Utility battery container', cn: '储能集装箱', de: 'Containerspeicher' },
    line: { en: '5.016\u00A0MWh', cn: '5.016\u00A0MWh', de: '5,016\u00A0MWh' },
  },
]

/** Returns the first product tiles in a language. */
export const createExampleProductTiles = (
  language: Language,
  count: number,
): readonly ProductTileContent[] =>
  tiles.slice(0, count).map(({ id, tile, title, line }) => ({
    id,
    tile,
    path: `/products/${id}`,
    title: title[language],
    line: line[language],
  }))

const texts: In<
  Pick<LocalizedProduct, 'title' | 'summary' | 'line' | 'lead' | 'features' | 'box'>
> = {
  en: {
    title: 'Three-phase hybrid inverter',
    summary: 'Solar, battery and grid in one flat box.',
    line: '5–13\u00A0kW',
    lead: 'Solar, battery and grid meet in one flat box on the wall.',
    features: [
      {
        title: 'Room for more solar',
        text: 'Half the sun feeds the house.',
        figure: 'pvOversize',
      },
      { title: 'All phases stay on', text: 'Each phase carries a third.', figure: 'switching' },
      { title: 'No fan, no hum', text: 'Fins carry the heat away.', figure: 'noise' },
      { title: 'Ready for a virtual power plant', text: 'A command reaches the meter in seconds.' },
    ],
    box: 'Inverter, wall plate, connectors, meter and quick guide.',
  },
  cn: {
    title: '三相混合逆变器',
    summary: '一台壁挂式逆变器，连接光伏、电池与电网。',
    line: '5～13\u00A0kW',
    lead: '这台壁挂式逆变器连接光伏、电池与电网。',
    features: [
      { title: '光伏超配比', text: '光伏功率可达额定功率的两倍。', figure: 'pvOversize' },
      { title: '三相备电切换时间', text: '每相最多为总额定功率的三分之一。', figure: 'switching' },
      { title: '运行噪声', text: '没有风扇，热量由散热片散出。', figure: 'noise' },
      { title: '可接入虚拟电厂', text: '指令下达后数秒内，电表读数随之变化。' },
    ],
    box: '逆变器、挂板、连接器、电表与快速指南。',
  },
  de: {
    title: 'Dreiphasiger Hybrid\u00ADwechsel\u00ADrichter',
    summary: 'Solar, Batterie und Netz in einem flachen Gehäuse.',
    line: '5–13\u00A0kW',
    lead: 'Solar, Batterie und Netz treffen sich in einem flachen Gehäuse an der Wand.',
    features: [
      {
        title: 'Spielraum für mehr PV-Leistung',
        text: 'Die halbe Sonne versorgt das Haus.',
        figure: 'pvOversize',
      },
      {
        title: 'Alle Phasen bleiben an',
        text: 'Jede Phase trägt ein Drittel.',
        figure: 'switching',
      },
      { title: 'Kein Lüfter, kein Brummen', text: 'Rippen führen die Wärme ab.', figure: 'noise' },
      { title: 'Bereit fürs virtuelle Kraftwerk', text: 'Ein Befehl wirkt in Sekunden am Zähler.' },
    ],
    box: 'Wechselrichter, Wandplatte, Stecker, Zähler und Kurzanleitung.',
  },
}

/** Returns a complete product record. */
export const createExampleProduct = (
  language: Language,
): LocalizedProduct & { readonly compatibleTiles: readonly ProductTileContent[] } => ({
  id: 'three-phase-hybrid-inverter',
  state: true,
  category: 'hybrid-inverters',
  comparison: 'home',
  picture: 'inverter',
  tile: 'inverter-tile',
  documents: {
    series: 'IT',
    datasheet: {
      version: '2.1',
      date: '2026-08-17',
      replaces: { version: '2.0', date: '2025-12-01' },
    },
    'user-manual': { version: '2.0', date: '2026-08-17' },
    'installation-guide': { version: '2.0', date: '2026-08-17' },
  },
  modes: true,
  facts: [
    { figure: 'homePower', label: 'figure.home-power.label' },
    { figure: 'pvOversize', label: 'figure.pv-oversize.label' },
    { figure: 'switching', label: 'figure.switching.label' },
  ],
  specifications: [
    {
      title: 'spec.group.solar',
      rows: [
        { label: 'spec.pv-oversize', figure: 'pvOversize' },
        { label: 'spec.cycles', figure: 'cycles' },
      ],
    },
    {
      title: 'spec.group.general',
      rows: [
        {
          label: 'spec.size',
          figures: ['itWidth', 'itHeight', 'itDepth'],
          join: 'by',
          tolerance: 'itSizeTolerance',
        },
        { label: 'spec.mass', figures: ['aMass7', 'aMass11', 'aMass22'], join: 'or' },
        { label: 'spec.noise', figure: 'noise' },
        { label: 'spec.round-trip-full', figure: 'bRoundTripFull' },
        { label: 'spec.cooling', text: 'spec.cooling.value' },
        { label: 'spec.market.eu', names: ['EN 62109-1', 'EN 62109-2', 'EN 50549-1'] },
      ],
    },
  ],
  compatible: [],
  compatibleTiles: createExampleProductTiles(language, 4),
  ...texts[language],
})
