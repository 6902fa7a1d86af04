import type { SectionExamples } from '../examples.ts'
import type { DiagramSchema } from './Diagram.schema.ts'

const usual = {
  title: 'page.residential-ess.topology.title',
  text: 'page.residential-ess.topology.text',
  diagram: 'residential-topology',
} as const satisfies typeof DiagramSchema.Type

const { title } = usual

/** Examples from typical to extreme content: every diagram. */
export const examples = {
  default: { props: usual },
  minimal: { props: { title, diagram: 'module-anatomy' } },
  german: { locale: 'de', props: { ...usual, note: 'diagram.note.illustrative' } },
  chinese: { locale: 'cn', props: { ...usual, note: 'diagram.note.illustrative' } },
  commercial: { props: { title, diagram: 'commercial-topology' } },
  utility: { props: { title, diagram: 'utility-topology' } },
  singleLine: { locale: 'de', props: { title, diagram: 'home-single-line' } },
  tower: { props: { title, diagram: 'tower-clearance' } },
  cabinet: { locale: 'cn', props: { title, diagram: 'cabinet-clearance' } },
  container: { props: { title, diagram: 'container-layout' } },
  modes: { props: { title, diagram: 'mode-flows' } },
  peakShaving: { locale: 'de', props: { title, diagram: 'peak-shaving-day' } },
  powerPlant: { locale: 'cn', props: { title, diagram: 'vpp-sequence' } },
  warranty: { props: { title, diagram: 'warranty-curve' } },
} satisfies SectionExamples<typeof DiagramSchema.Type>
