import type { ComponentExamples } from '../../examples.ts'
import type { ConsentBannerProps } from './ConsentBanner.tsx'

/** Examples of ConsentBanner, from typical to extreme. */
export const examples = {
  default: {
    props: {
      title: 'Cookies',
      text: 'We use necessary cookies to make the site work and, if you agree, others to understand how it is used. You can change your choice at any time.',
      action: '/cookie-settings',
      next: '/',
      acceptLabel: 'Accept',
      declineLabel: 'Decline',
      settings: { href: '/cookie-settings', label: 'Choose which' },
    },
  },
  german: {
    lang: 'de',
    props: {
      title: 'Cookies und Datenschutzeinstellungen',
      text: 'Notwendige Cookies halten die Website am Laufen. Mit Ihrer Einwilligung nutzen wir weitere, um zu verstehen, wie sie verwendet wird. Die Auswahl lässt sich jederzeit ändern.',
      action: '/de/cookie-settings',
      next: '/de',
      acceptLabel: 'Alle akzeptieren',
      declineLabel: 'Nur notwendige',
      settings: { href: '/de/cookie-settings', label: 'Datenschutzeinstellungen' },
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      title: 'Cookie',
      text: '必要的 Cookie 用于保证网站运行。如果您同意，我们还会使用其他 Cookie 了解网站的使用情况。您可以随时更改选择。',
      action: '/cn/cookie-settings',
      next: '/cn',
      acceptLabel: '接受',
      declineLabel: '拒绝',
      settings: { href: '/cn/cookie-settings', label: '选择类别' },
    },
  },
} satisfies ComponentExamples<ConsentBannerProps>
