import { describe, expect, it } from 'vitest'
import type { FrameChanges } from '../picture.ts'
import { ConfirmedChanges } from './confirmedChanges.ts'
import { createWholePictureChange, type VisualChange } from './visualChanges.ts'

const style = (name: string): VisualChange => ({ kind: 'style', key: name, title: name })
const shown = (...changes: readonly VisualChange[]): FrameChanges => ({
  picture: { problem: '', first: [0, 0], pictures: {}, styles: [], changes },
})
const outline: FrameChanges['outline'] = {
  problem: '',
  lines: [['+', '- link "Order"']],
  now: '- link "Order"',
}

describe('changes that two pictures of a frame have shown', () => {
  const known = new ConfirmedChanges()
  known.add(shown(style('padding'), style('color')))

  it('confirm a frame that shows some of them', () => {
    expect(known.includes(shown(style('padding')))).toBe(true)
    expect(new ConfirmedChanges().includes(shown(style('padding')))).toBe(false)
  })

  it('do not confirm a frame with another change, also of the outline', () => {
    expect(known.includes(shown(style('padding'), style('gap')))).toBe(false)
    expect(known.includes({ ...shown(style('padding')), outline })).toBe(false)
    known.add({ outline })
    expect(known.includes({ ...shown(style('padding')), outline })).toBe(true)
  })

  it('never confirm what does not say what has changed', () => {
    const vague: readonly VisualChange[] = [
      createWholePictureChange('new'),
      createWholePictureChange('unknown'),
      { kind: 'moved', key: 'moved', title: 'moved' },
      { kind: 'area', key: 'area: more than 6 areas', title: 'more than 6 areas', isMany: true },
    ]
    for (const one of vague) {
      known.add(shown(one))
      expect(known.includes(shown(one))).toBe(false)
      expect(known.includes(shown(style('padding'), one))).toBe(false)
    }
    expect(known.includes({})).toBe(false)
  })
})
