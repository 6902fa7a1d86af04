import type { ComponentExamples } from '../../examples.ts'
import type { PuzzleSliderProps } from './PuzzleSlider.tsx'

const drawing = (width: number, height: number, content: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`,
  )}`

const puzzle = {
  scene: drawing(
    280,
    160,
    '<path fill="gray" d="M0 0h280v160H0z"/><path fill="silver" d="m0 120 80-70 70 55 60-40 70 55v40H0z"/><path d="M160 64h56v56h-56z" opacity=".55"/>',
  ),
  piece: drawing(56, 56, '<path fill="silver" stroke="white" stroke-width="2" d="M1 1h54v54H1z"/>'),
  width: 280,
  height: 160,
  size: 56,
  y: 64,
}

const usual = {
  id: 'puzzle',
  label: 'Drag the bottom slider to complete the puzzle',
  help: 'Arrow keys move the piece, Enter confirms.',
  confirmLabel: 'Place it here',
  puzzle,
  onAnswer: () => undefined,
} satisfies PuzzleSliderProps

/** Examples of PuzzleSlider, from typical to extreme. */
export const examples = {
  default: { props: usual },
  wrong: { props: { ...usual, id: 'puzzle-wrong', error: 'Verification failure' } },
  checking: {
    props: { ...usual, id: 'puzzle-checking', state: 'checking', stateLabel: 'Checking…' },
  },
  done: { props: { ...usual, id: 'puzzle-done', state: 'done', stateLabel: 'Verified' } },
  german: {
    lang: 'de',
    props: {
      ...usual,
      id: 'puzzle-german',
      label: 'Ziehen Sie den unteren Schieberegler, bis das Bild vollständig ist',
      help: 'Die Pfeiltasten bewegen das Teil, die Eingabetaste bestätigt.',
      error: 'Überprüfung fehlgeschlagen',
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      ...usual,
      id: 'puzzle-chinese',
      label: '拖动下方滑块完成拼图',
      help: '方向键移动拼图，回车键确认。',
    },
  },
} satisfies ComponentExamples<PuzzleSliderProps>
