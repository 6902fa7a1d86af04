import { Spinner } from '#design-system'
import type { PageOperationImpact } from '../../api/operations.ts'
import { useEditorTexts } from '../texts/texts.ts'
import { PageOperationImpactList } from './PageOperationImpactList.tsx'
import * as styles from './pages.css.ts'

interface PageOperationCheckProps {
  /** The impact is being worked out. */
  isPlanning: boolean
  impact: PageOperationImpact | undefined
}

/** Impact of an operation; until it is there, says that it is being worked out. */
export function PageOperationCheck({ isPlanning, impact }: PageOperationCheckProps) {
  const t = useEditorTexts()
  return (
    <div>
      {/* Screen readers announce what changes in a status, not a status that is added. */}
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
