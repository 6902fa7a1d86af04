import '#design-system/styles/global.css.ts'
import '#design-system/themes/workshop/theme.css.ts'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { PictureReviewReport } from '../reviewReport.ts'
import { PictureReview } from './PictureReview.tsx'

const text = (id: string) => document.getElementById(id)?.textContent ?? ''
const root = document.getElementById('root')
if (root) {
  const report = JSON.parse(text('report')) as PictureReviewReport
  // Keys work as soon as the page is loaded.
  flushSync(() => createRoot(root).render(<PictureReview report={report} />))
}
