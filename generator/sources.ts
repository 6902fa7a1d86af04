import type { SectionMeta } from '#data/fields.ts'

/** How a section gets the records that its config only names. */
export interface Source {
  /** Function of `#app/loaders.server.ts`. */
  readonly loader: string
  /** Module of the function, if another. */
  readonly module?: string
  /** Prop of the section that takes what the function gives. */
  readonly prop: string
  /** Fields of the config that go to the function instead of the section; none: it takes no options. */
  readonly options?: readonly string[]
  /** Whether the function asks the server, so that the page waits for it. */
  readonly waits?: true
}

const support = { module: '#app/support.server.ts' }
const events = { module: '#app/events.server.ts' }
const articles = { module: '#app/articles.server.ts' }
const cases = { module: '#app/cases.server.ts' }
const downloads = { module: '#app/downloads.server.ts' }
const products = { module: '#app/products.server.ts' }

/** The closed list: no config can name another. */
const sources: Readonly<Record<string, Source>> = {
  Activity: { ...events, loader: 'activityRecord', prop: 'record' },
  AppDownload: {
    module: '#app/appDownload.server.ts',
    loader: 'appPlaces',
    prop: 'places',
    options: ['apps'],
  },
  Article: { ...articles, loader: 'articleRecord', prop: 'record' },
  ArticleList: { ...articles, loader: 'articleList', prop: 'records' },
  ContactForm: { loader: 'contactRequest', prop: 'request' },
  DeskFinder: { ...support, loader: 'deskList', prop: 'list', options: ['kind'] },
  DownloadList: { ...downloads, loader: 'downloadList', prop: 'list' },
  EventList: { ...events, loader: 'eventList', prop: 'list', options: ['kind'] },
  Expo: { ...events, loader: 'expoRecord', prop: 'record' },
  FaqList: { ...support, loader: 'faqList', prop: 'list' },
  FileList: { ...downloads, loader: 'fileList', prop: 'list', options: ['items', 'product'] },
  Guide: { ...support, loader: 'guideText', prop: 'text', options: ['guide'] },
  Comparison: { ...products, loader: 'productComparison', prop: 'compared' },
  Configurator: { ...products, loader: 'homeSizing', prop: 'choice' },
  LegalDocument: { loader: 'documentRecord', prop: 'record' },
  MaintenanceSchedule: { ...support, loader: 'maintenanceSchedule', prop: 'schedule' },
  NewsArticle: { loader: 'newsRecord', prop: 'record' },
  NewsList: { loader: 'newsList', prop: 'list', options: ['pageSize'] },
  NewsTeaser: { loader: 'newsTeaser', prop: 'records', options: ['count'] },
  OperatingModes: { loader: 'operatingModes', prop: 'records' },
  PersonalCenter: {
    module: '#app/personalCenter.server.ts',
    loader: 'ownAccount',
    prop: 'own',
    waits: true,
  },
  CaseList: { ...cases, loader: 'caseList', prop: 'list' },
  CaseStudy: { ...cases, loader: 'caseRecord', prop: 'record' },
  CaseTeaser: { ...cases, loader: 'caseTeaser', prop: 'cases', options: ['kind'] },
  PlatformHero: { loader: 'operatingModes', prop: 'records' },
  Product: { ...products, loader: 'productRecord', prop: 'record' },
  ProductGrid: {
    ...products,
    loader: 'productTiles',
    prop: 'products',
    options: ['products', 'categories'],
  },
  RetrievePassword: {
    module: '#app/signIn.server.ts',
    loader: 'retrievalRequest',
    prop: 'request',
    waits: true,
  },
  SignIn: {
    module: '#app/signIn.server.ts',
    loader: 'signInRequest',
    prop: 'request',
    waits: true,
  },
  SignUp: {
    module: '#app/signIn.server.ts',
    loader: 'signUpRequest',
    prop: 'request',
    waits: true,
  },
  SearchResults: { module: '#app/search.server.ts', loader: 'searchResults', prop: 'found' },
  SiteMap: { module: '#app/siteMap.server.ts', loader: 'siteMap', prop: 'groups' },
  ProductSpecifications: {
    ...products,
    loader: 'productSpecifications',
    prop: 'groups',
    options: ['product'],
  },
  WarrantyFinder: { ...support, loader: 'warrantyTerms', prop: 'found' },
  VideoList: { ...downloads, loader: 'videoList', prop: 'videos' },
}

/** Where a section's records come from; none for sections that show no records. */
export function sourceOf(name: string, meta: SectionMeta): Source | undefined {
  const source = sources[name]
  if (meta.source && !source)
    throw new Error(`Section ${name} has no entry in generator/sources.ts`)
  return source
}

/** What answers the form posts of a page, and what its section then shows. */
export interface Action {
  /** Function of `#app/actions.server.ts`. */
  readonly action: string
  /** Module of the function, if another. */
  readonly module?: string
  /** Props of the section and the expressions that fill them. */
  readonly props: Readonly<Record<string, string>>
}

/** Actions by the name in the section's schema. */
export const actions: Readonly<Record<NonNullable<SectionMeta['action']>, Action>> = {
  consent: {
    action: 'consentAction',
    props: { consent: 'data.consent', flash: 'data.flash' },
  },
  contact: {
    action: 'contactAction',
    props: { answer: 'answer?.answer' },
  },
  'newsletter-link': {
    action: 'newsletterLinkAction',
    props: { answer: 'answer?.answer', flash: 'data.flash' },
  },
  newsletter: {
    action: 'newsletterAction',
    props: { answer: 'answer?.answer', flash: 'data.flash' },
  },
  'personal-center': {
    module: '#app/personalCenterActions.server.ts',
    action: 'personalCenterAction',
    props: { answer: 'answer?.answer', flash: 'data.flash' },
  },
  'retrieve-password': {
    module: '#app/signUpActions.server.ts',
    action: 'retrievalAction',
    props: { answer: 'answer?.answer' },
  },
  'sign-in': {
    module: '#app/signInActions.server.ts',
    action: 'signInAction',
    props: { answer: 'answer?.answer' },
  },
  'sign-up': {
    module: '#app/signUpActions.server.ts',
    action: 'signUpAction',
    props: { answer: 'answer?.answer' },
  },
}
