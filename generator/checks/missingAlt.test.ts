import { expect, test } from 'vitest'
import { briefly, problemsOf } from './fixture.ts'

test('a picture that is shown needs an alternative text: one problem, where it is shown first', () => {
  const id = 'picture.house.alt'
  expect(
    problemsOf(
      ['messages/en.json', [id], undefined],
      ['messages/cn.json', [id], undefined],
      ['messages/de.json', [id], undefined],
    ),
  ).toMatchObject([
    {
      code: 'missing-alt',
      what: 'The picture "house" has no alternative text.',
      fix: 'Add "picture.house.alt" to messages/en.json, cn.json and de.json: what the picture shows.',
    },
  ])
})

test('in German it is missing like any other text', () => {
  expect(briefly(problemsOf(['messages/de.json', ['picture.house.alt'], undefined]))).toEqual([
    'messages/de.json picture.battery.alt missing-translation',
  ])
})
