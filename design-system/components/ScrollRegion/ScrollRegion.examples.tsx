import type { ComponentExamples } from '../../examples.ts'
import type { ScrollRegionProps } from './ScrollRegion.tsx'

const hours = (unit: string) => (
  <table>
    <tbody>
      <tr>
        {Array.from({ length: 24 }, (_, hour) => (
          <td key={hour}>{`${String(hour).padStart(2, '0')}:00\u00A0${unit}\u00A0`}</td>
        ))}
      </tr>
    </tbody>
  </table>
)

/** Examples of ScrollRegion, from typical to extreme. */
export const examples = {
  default: { props: { label: 'Hours of the day', children: hours('') } },
  german: { lang: 'de', props: { label: 'Stunden des Tages', children: hours('Uhr') } },
} satisfies ComponentExamples<ScrollRegionProps>
