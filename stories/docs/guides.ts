import { choiceGuides } from './choiceGuides.tsx'
import type { ComponentGuides } from './componentGuide.ts'
import { contentGuides } from './contentGuides.tsx'
import { feedbackGuides } from './feedbackGuides.tsx'
import { fieldGuides } from './fieldGuides.tsx'
import { fieldPartGuides } from './fieldPartGuides.tsx'
import { layoutGuides } from './layoutGuides.tsx'
import { mediaGuides } from './mediaGuides.tsx'
import { navigationGuides } from './navigationGuides.tsx'
import { overlayGuides } from './overlayGuides.tsx'
import { shellGuides } from './shellGuides.tsx'
import { textGuides } from './textGuides.tsx'

/** The guides of all public components, by name. */
export const componentGuides: ComponentGuides = {
  ...choiceGuides,
  ...contentGuides,
  ...feedbackGuides,
  ...fieldGuides,
  ...fieldPartGuides,
  ...layoutGuides,
  ...mediaGuides,
  ...navigationGuides,
  ...overlayGuides,
  ...shellGuides,
  ...textGuides,
}
