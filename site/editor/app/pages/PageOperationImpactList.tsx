import { Alert } from '#design-system'
import type { PageOperationImpact } from '../../api/operations.ts'
import { useEditorTexts } from '../texts/texts.ts'
import { hasErrors } from './hasErrors.ts'
import * as styles from './pages.css.ts'

/** Files, links, redirects and messages that an operation changes, and the problems that it causes. */
export function PageOperationImpactList({ impact }: { impact: PageOperationImpact }) {
  const t = useEditorTexts()
  const { created, changed, removed, linkedFrom, redirects, messages, problems } = impact
  const isStopped = hasErrors(impact)
  const groups = [
    { label: t.created, items: created },
    { label: t.changed, items: changed },
    { label: t.removedKind, items: removed },
    { label: t.linkedFrom, items: linkedFrom },
    { label: t.redirects, items: redirects.map(({ from, to }) => `${from} → ${to}`) },
    {
      label: t.messagesChanged,
      items: messages.map(({ id, note }) => `${id}: ${note}`),
    },
  ].filter(({ items }) => items.length > 0)
  return (
    <section aria-label={t.impact} role="status">
      <h3 className={styles.impactTitle}>{t.impact}</h3>
      {groups.length === 0 && <p>{t.noImpact}</p>}
      <dl className={styles.impact}>
        {groups.map(({ label, items }) => (
          <div key={label}>
            <dt className={styles.impactLabel}>{label}</dt>
            {items.map((item) => (
              <dd key={item} className={styles.impactItem}>
                {item}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {problems.length > 0 && (
        <Alert
          tone={isStopped ? 'error' : 'warning'}
          title={isStopped ? t.operationStopped : t.problems(problems.length)}
        >
          {problems.map(({ what, fix }) => `${t.problem(what)} ${t.problem(fix)}`).join(' ')}
        </Alert>
      )}
    </section>
  )
}
