import { Anchor } from '../Link/LinkProvider.tsx'
import type { NativeProps } from '../../nativeProps.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import { DisclosureMenu, menuItemClass } from '../DisclosureMenu/DisclosureMenu.tsx'

export interface LanguageMenuItem {
  /** Name of the language in that language. */
  label: string
  /** Abbreviation in the closed menu, such as `EN`. By default it is `label`. */
  short?: string | undefined
  /** BCP 47 tag of the language. */
  lang: string
  /** URL of this page in that language. */
  href: string
  /** The current page is in this language. */
  current?: boolean | undefined
}

export interface LanguageMenuProps extends NativeProps<'details'> {
  /** Accessible name, 'Language' in the language of the page. */
  label: string
  /** All languages in the order in which they are shown. */
  items: readonly LanguageMenuItem[]
}

/** Links to the page in other languages. They work without script, and search engines do not follow them (`nofollow`). */
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
