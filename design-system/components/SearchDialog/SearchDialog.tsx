import { useEffect } from 'react'
import { bindDrawers } from '../../behaviour/drawers.ts'
import { bindSearchDialog, type SearchDialogOptions } from '../../behaviour/searchDialog.ts'
import { useBehaviourScript } from '../../useBehaviourScript.ts'
import { Anchor } from '../Link/LinkProvider.tsx'
import type { NativeProps } from '../../nativeProps.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import { SearchField, type SearchFieldProps } from '../SearchField/SearchField.tsx'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './SearchDialog.css.ts'

export interface SearchDialogProps extends NativeProps<'dialog'> {
  /** Unique on the page; referenced by the buttons that open the dialog. */
  id: string
  /** Accessible name of the close button. */
  closeLabel: string
  /** Props of the search field. */
  field: SearchFieldProps
  /** Suggestions while the visitor types. Without it, a script of the page calls `bindSearchDialog`. */
  search?: SearchDialogOptions | undefined
  /** Popular pages, shown until the visitor types. */
  links: {
    readonly title: string
    readonly items: readonly { readonly label: string; readonly href: string }[]
  }
}

/** A search dialog with suggestions: a native modal dialog; without script, a link leads to the results page instead. */
export function SearchDialog({ closeLabel, field, search, links, ...native }: SearchDialogProps) {
  useBehaviourScript(bindDrawers)
  useEffect(() => {
    const dialog = document.getElementById(native.id)
    return dialog && search ? bindSearchDialog(dialog, search) : undefined
  }, [native.id, search])
  return (
    <dialog
      aria-label={field.label}
      closedby="any"
      {...native}
      className={styles.root}
      data-drawer=""
      data-search-dialog=""
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <div className={styles.field}>
            <SearchField {...field} />
          </div>
          <button className={styles.close} type="button" command="close" commandfor={native.id}>
            <Icon icon={icons.closeIcon} label={closeLabel} />
          </button>
        </div>
        <div
          className={styles.list}
          role="listbox"
          aria-label={field.label}
          id={`${native.id}-list`}
          hidden
        />
        <p className={hidden} role="status" />
        <div className={styles.links} data-idle="">
          <p className={styles.title}>{links.title}</p>
          <ul className={styles.items}>
            {links.items.map(({ label, href }) => (
              <li key={href}>
                <Anchor className={styles.link} href={href}>
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
        <template>
          <a
            className={styles.option}
            role="option"
            aria-selected="false"
            aria-label={field.label}
            tabIndex={-1}
            href="/"
          >
            <span className={styles.name} />
            <span className={styles.detail} />
          </a>
        </template>
      </div>
    </dialog>
  )
}
