import { useEffect } from 'react'
import { bindDrawers } from '../../behaviour/drawers.ts'
import { bindSearchCombobox, type SearchComboboxOptions } from '../../behaviour/searchCombobox.ts'
import { useBehaviourScript } from '../../useBehaviourScript.ts'
import { Anchor } from '../Link/LinkProvider.tsx'
import type { NativeProps } from '../../nativeProps.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import { SearchField, type SearchFieldProps } from '../SearchField/SearchField.tsx'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './SearchDialog.css.ts'

export interface SearchDialogProps extends NativeProps<'dialog'> {
  /** Id of the dialog, to which the buttons that open it refer. It must be unique on the page. */
  id: string
  /** Accessible name of the close button. */
  closeLabel: string
  /** The props of the `SearchField` in the dialog. */
  field: SearchFieldProps
  /** Suggests pages while the visitor types. Without it, a script of the page has to call `bindSearchCombobox`. */
  search?: SearchComboboxOptions | undefined
  /** Popular pages, which are shown until the visitor types. */
  links: {
    readonly title: string
    readonly items: readonly { readonly label: string; readonly href: string }[]
  }
}

/** A search with suggestions in a native modal dialog. Without script, a link leads to the page of results. */
export function SearchDialog({ closeLabel, field, search, links, ...native }: SearchDialogProps) {
  useBehaviourScript(bindDrawers)
  useEffect(() => {
    const dialog = document.getElementById(native.id)
    return dialog && search ? bindSearchCombobox(dialog, search) : undefined
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
