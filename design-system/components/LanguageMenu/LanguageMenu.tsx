import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import { Menu, menuItem } from '../Menu/Menu.tsx'

export interface LanguageItem {
  /** The language's own name, in itself. */
  label: string
  /** What the closed menu shows, e.g. `EN`; the name where none is given. */
  short?: string | undefined
  /** BCP 47 tag of the language. */
  lang: string
  /** This page in that language. */
  href: string
  /** Whether the page is shown in it. */
  current?: boolean | undefined
}

export interface LanguageMenuProps {
  /** 'Language' in the page's language. */
  label: string
  /** All languages, in the order they are shown. */
  items: readonly LanguageItem[]
}

/** Choice of language: links that work without script and that search engines need not follow. */
export function LanguageMenu({ label, items }: LanguageMenuProps) {
  const current = items.find((item) => item.current)
  const shown = current && <span lang={current.lang}>{current.short ?? current.label}</span>
  return (
    <Menu icon={icons.globe} label={label} text={shown} align="end">
      {items.map((item) => (
        <a
          key={item.lang}
          className={menuItem}
          href={item.href}
          lang={item.lang}
          hrefLang={item.lang}
          rel="nofollow"
          aria-current={item.current ? 'true' : undefined}
        >
          {item.label}
          <Icon icon={icons.check} />
        </a>
      ))}
    </Menu>
  )
}
