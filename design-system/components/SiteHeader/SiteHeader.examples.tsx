import { type ComponentExamples, drawSamplePicture } from '../../examples.ts'
import { userIcon } from '../Icon/icons.ts'
import { LanguageMenu } from '../LanguageMenu/LanguageMenu.tsx'
import { examples as languages } from '../LanguageMenu/LanguageMenu.examples.tsx'
import { examples as panels } from '../MegaMenu/MegaMenu.examples.tsx'
import { ThemeMenu } from '../ThemeMenu/ThemeMenu.tsx'
import { examples as themes } from '../ThemeMenu/ThemeMenu.examples.tsx'
import type { SiteHeaderProps } from './SiteHeader.tsx'

/** Logo and name, as a site passes them. */
export const exampleBrand = (
  <>
    <svg viewBox="4 1 24 30" fill="currentColor" aria-hidden="true">
      <path d="M18 2C9.5 5.5 6 11 6 18h9.2z" />
      <path d="M14 30c8.5-3.5 12-9 12-16h-9.2z" />
    </svg>
    felcera
  </>
)

const picture = drawSamplePicture(480, 480)

const english: SiteHeaderProps = {
  brand: exampleBrand,
  brandHref: '#home',
  brandLabel: 'Felcera, home',
  items: [
    {
      label: 'Solutions',
      href: '#solutions',
      children: [
        { label: 'Residential', href: '#residential' },
        { label: 'Commercial and industrial', href: '#ci' },
        { label: 'Utility', href: '#utility' },
      ],
    },
    {
      label: 'Products',
      href: '#products',
      description: 'For homes, businesses and grids.',
      columns: panels.default.props.columns,
    },
    { label: 'Platforms', href: '#platforms' },
    { label: 'How to buy', href: '#buy' },
    { label: 'About us', href: '#about', current: true },
    { label: 'News', href: '#news' },
  ],
  action: { label: 'Contact us', href: '#contact' },
  labels: { main: 'Main', menu: 'Menu', close: 'Close' },
  languageMenu: <LanguageMenu {...languages.default.props} />,
  themeMenu: <ThemeMenu {...themes.default.props} />,
  search: { label: 'Search', href: '#search' },
}

const withUtility: SiteHeaderProps = {
  ...english,
  utility: {
    label: 'Service and language',
    links: [
      { label: 'Support', href: '#support' },
      { label: 'Open API', href: '#open-api' },
      { label: 'Sign in', href: '#login', icon: userIcon, shownTo: 'everyoneElse' },
      { label: 'Personal center', href: '#account', icon: userIcon, shownTo: 'signedIn' },
    ],
  },
}

/** Examples of SiteHeader, above the page and on a picture. */
export const examples = {
  default: { props: english },
  withUtility: { props: withUtility },
  overPicture: { background: 'picture', props: { ...withUtility, overPicture: true } },
  german: {
    lang: 'de',
    props: {
      ...english,
      brandLabel: 'Felcera, zur Startseite',
      items: [
        {
          label: 'Lösungen',
          href: '#loesungen',
          columns: [
            {
              links: [
                {
                  label: 'Eigenheimspeicher',
                  href: '#eigenheim',
                  picture,
                  description: 'Mindesteigenverbrauch und Notstromversorgung',
                },
                { label: 'Gewerbe und Industrie', href: '#gewerbe', picture },
                { label: 'Netzspeicher', href: '#netz', picture },
              ],
            },
          ],
        },
        { label: 'Produkte', href: '#produkte' },
        { label: 'Energiemanagementplattformen', href: '#plattformen' },
        { label: 'Bezugsquellen', href: '#bezug' },
        { label: 'Unternehmen', href: '#unternehmen' },
        { label: 'Neuigkeiten', href: '#neuigkeiten' },
      ],
      action: { label: 'Beratung vereinbaren', href: '#kontakt' },
      labels: { main: 'Hauptmenü', menu: 'Menü', close: 'Schließen' },
      languageMenu: <LanguageMenu {...languages.german.props} />,
      themeMenu: <ThemeMenu {...themes.german.props} />,
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      ...english,
      brandLabel: 'Felcera 首页',
      items: [
        {
          label: '解决方案',
          href: '#jiejue',
          children: [
            { label: '户用储能', href: '#huyong' },
            { label: '工商业储能', href: '#gongshangye' },
          ],
        },
        { label: '产品', href: '#chanpin', columns: panels.chinese.props.columns },
        { label: '平台', href: '#pingtai' },
        { label: '新闻', href: '#xinwen' },
      ],
      action: { label: '联系我们', href: '#lianxi' },
      labels: { main: '主菜单', menu: '菜单', close: '关闭' },
      languageMenu: <LanguageMenu {...languages.chinese.props} />,
      themeMenu: <ThemeMenu {...themes.chinese.props} />,
    },
  },
} satisfies ComponentExamples<SiteHeaderProps>
