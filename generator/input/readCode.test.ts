import { expect, test } from 'vitest'
import { extractMessageIdsAndImports } from './readCode.ts'

test('finds ids in calls, tables and attributes, with a star for parts that are only known at run time', () => {
  const { names, shown } = extractMessageIdsAndImports(`
    const titles = { profile: 'center.profile' } as const
    export const A = () => <B label="form.name" title={text('form.title')}>{text(\`topic.\${of(x)}.text\`)}</B>`)
  expect(names).toEqual(['center.profile', 'form.name', 'form.title', 'topic.*.text'])
  expect(shown).toEqual(['form.title'])
})

test('finds the messages that are given a link', () => {
  const { linked } = extractMessageIdsAndImports(`
    rich('sign-in.no-account', { a: (words) => words })
    rich('session.end', {
      device,
      a: (words) => words,
    })
    rich('home.title', { b: bold })`)
  expect(linked).toEqual(['sign-in.no-account', 'session.end'])
})

test('follows imports of values, not of types', () => {
  const { imports } = extractMessageIdsAndImports(`
import type { A } from './A.ts'
import { type B, type C } from './B.ts'
import { type D, d } from '#data/d.ts'
export { e } from '../e.ts'
const f = () => import('./f.ts')`)
  expect(imports).toEqual(['#data/d.ts', '../e.ts', './f.ts'])
})
