import { Anchor } from '../Link/LinkProvider.tsx'
import type { NativeProps } from '../../nativeProps.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import { DisclosureMenu, menuItemClass } from '../DisclosureMenu/DisclosureMenu.tsx'

export interface LanguageMenuItem {
  /** Endonym of the language. */
  label: string
  /** Abbreviation shown in the closed menu, e.g. `EN`; the label by default. */
  short?: string | undefined
  /** BCP 47 tag of the language. */
  lang: string
  /** URL of this page in that language. */
  href: string
  /** Language of the current page. */
  current?: boolean | undefined
}

export interface LanguageMenuProps extends NativeProps<'details'> {
  /** Accessible name, 'Language' in the page's language. */
  label: string
  /** All languages, in display order. */
  items: readonly LanguageMenuItem[]
}

/** Language menu: links that work without script and are `nofollow` for search engines. */
export function LanguageMenu({ label, items, ...native }: LanguageMenuProps) {
  const current = items.find((item) => item.current)
  const shown = current && <span lang={current.lang}>{current.short ?? current.label}</span>
  return (
    <DisclosureMenu {...native} icon={icons.globeIcon} label={label} text={shown} align="end">
      {items.map((item) => (
        <Anchor
          key={item.lang}
          className={menuItemClass}
          href={item.href}
          lang={item.lang}
          hrefLang={item.lang}
          rel="nofollow"
          aria-current={item.current ? 'true' : undefined}
        >
          {item.label}
          <Icon icon={icons.checkmarkIcon} />
        </Anchor>
      ))}
    </DisclosureMenu>
  )
}
