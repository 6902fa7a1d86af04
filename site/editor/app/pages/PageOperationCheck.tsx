import { Spinner } from '#design-system'
import type { PageOperationImpact } from '../../api/operations.ts'
import { useEditorTexts } from '../texts/texts.ts'
import { PageOperationImpactList } from './PageOperationImpactList.tsx'
import * as styles from './pages.css.ts'

interface PageOperationCheckProps {
  /** True while the impact is being computed. */
  isPlanning: boolean
  impact: PageOperationImpact | undefined
}

/** Impact of an operation, or a status while it is being computed. */
export function PageOperationCheck({ isPlanning, impact }: PageOperationCheckProps) {
  const t = useEditorTexts()
  return (
    <div>
      {/* Screen readers announce changes in a status element, not an added one. */}
      <p className={styles.checking} role="status">
        {isPlanning && (
          <>
            <Spinner /> {t.checkingOperation}
          </>
        )}
      </p>
      {impact && <PageOperationImpactList impact={impact} />}
    </div>
  )
}
