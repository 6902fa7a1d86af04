import { expect, it } from 'vitest'
import { chromaticModes } from '../../../stories/.storybook/chromaticModes.ts'
import { lookDimensions } from '../../matrix.ts'
import { listStoryFrames, type Story } from './storyFrames.ts'

const story = (title: string, name: string): Story => ({
  id: `${title}--${name}`.toLowerCase().replaceAll('/', '-'),
  title,
  name,
  type: 'story',
  importPath: './stories/Some.stories.tsx',
})
const namesOf = (one: Story) =>
  listStoryFrames(one).map(({ name }) => name.replace(`${one.id}-`, ''))

it('pictures the first example of a section in the modes of Chromatic', () => {
  expect(namesOf(story('Sections/Hero', 'Default')).toSorted()).toEqual(
    Object.keys(chromaticModes).toSorted(),
  )
})

it('pictures all examples of a component in each theme, mode and contrast, on a phone and right to left', () => {
  const names = namesOf(story('Components/Button', 'Everything'))
  for (const { brand, mode } of lookDimensions.theme)
    expect(names).toEqual(
      expect.arrayContaining([`${brand}-${mode}-1024`, `${brand}-${mode}-more-1024`]),
    )
  expect(names).toEqual(expect.arrayContaining(['fern-light-390', 'fern-light-1024-rtl']))
  expect(names.filter((name) => name.endsWith('-de'))).toEqual([])
})

it('pictures the states in forced colours, too, and other stories once', () => {
  expect(
    namesOf(story('Foundations/States', 'Controls')).filter((name) => /forced/.test(name)),
  ).toEqual(['fern-light-1024-forced', 'fern-dark-1024-forced'])
  expect(namesOf(story('Components/Button', 'Playground'))).toHaveLength(1)
})

it('has a test for each component, and for each table of states, which has as many pictures as several components', () => {
  const groupOf = (title: string, name: string) => listStoryFrames(story(title, name))[0]?.group
  expect(groupOf('Components/Button', 'Playground')).toBe('story.components-button')
  expect(groupOf('Components/Button', 'Everything')).toBe('story.components-button')
  expect(groupOf('Foundations/States', 'Fields')).toBe('story.foundations-states.fields')
})
