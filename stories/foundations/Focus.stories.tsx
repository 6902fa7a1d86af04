import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { Button, Inline, Picture } from '#design-system'
import { drawSamplePicture } from '#design-system/examples.ts'
import { ForcedPseudoStates } from '../states/ForcedPseudoStates.tsx'

const focus: NonNullable<StoryObj['play']> = ({ canvasElement }) =>
  canvasElement.querySelector<HTMLElement>('a')?.focus({ focusVisible: true })

/** Draws the focus on docs pages, where no story takes it. */
const inDocs = (viewMode: string, drawn: ReactElement) =>
  viewMode === 'docs' ? (
    <ForcedPseudoStates states="focus focus-visible">{drawn}</ForcedPseudoStates>
  ) : (
    drawn
  )

/** 2 px ring in the focus colour, 3 px outside of the element. */
export const OnThePage: StoryObj = {
  render: (_, { viewMode }) =>
    inDocs(
      viewMode,
      <Inline space={24}>
        <Button href="#a">Explore home storage</Button>
      </Inline>,
    ),
  play: focus,
}

/** White with a dark halo, visible on any background: set `data-on-picture` on the element that contains the picture. */
export const OnAPicture: StoryObj = {
  render: (_, { viewMode }) => (
    <div data-on-picture="" style={{ position: 'relative', blockSize: '20rem' }}>
      <Picture source={drawSamplePicture(1600, 900)} alt="" sizes="100vw" fit="cover" />
      <div style={{ position: 'absolute', inset: '2rem' }}>
        {inDocs(viewMode, <Button href="#b">Explore home storage</Button>)}
      </div>
    </div>
  ),
  parameters: { drawnInDocs: true },
  play: focus,
}

export default { title: 'Foundations/Focus' } satisfies Meta
