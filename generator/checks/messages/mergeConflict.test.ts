import { expect, test } from 'vitest'
import { findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'

const conflict = (ours: string, theirs: string) =>
  `<<<<<<< HEAD\n${ours}\n=======\n${theirs}\n>>>>>>> main\n`

test('names the conflict of a merge in a catalogue, at its first marker', () => {
  const [problem, ...others] = findFixtureProblems([
    'pages/index.json',
    [],
    `{\n${conflict('  "a": 1', '  "a": 2')}}\n`,
  ])
  expect(others).toEqual([])
  expect(problem).toMatchObject({ code: 'merge-conflict', line: 2, column: 1 })
})

test('names the conflict of a merge in a manual', () => {
  const text = `Words.\n\n${conflict('Words of ours.', 'Words of theirs.')}`
  const problems = findFixtureProblems(['manuals/home/user.en.md', [], text])
  expect(problems).toContainEqual(
    expect.objectContaining({ code: 'merge-conflict', line: 3, column: 1 }),
  )
})

test('treats a line of equals signs in Markdown as a heading', () => {
  const problems = findFixtureProblems([
    'manuals/home/user.en.md',
    [],
    'Words\n=======\n\nWords.\n',
  ])
  expect(problems.map(({ code }) => code)).not.toContain('merge-conflict')
})
