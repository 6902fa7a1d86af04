import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { maxBodyBytes } from '../../site/editor/api/calls.ts'
import { createFixtureProject, readFolderTexts } from '../generator/project.ts'
import { startEditorOfProject, startTestEditor, createUnsavedState } from './testEditor.ts'

const site = { path: '/calls/site', body: '{}' }

describe('calls of the page editor', () => {
  it('answer the editor itself', async () => {
    const { send } = await startTestEditor()
    expect((await send(site)).status).toBe(200)
  })

  it.each([
    ['a foreign origin', { origin: 'https://example.com' }, 403],
    ['an opaque origin', { origin: 'null' }, 403],
    ['no origin', { origin: undefined }, 403],
    ['another port of this machine', { origin: 'http://127.0.0.1:1' }, 403],
    ['a foreign host (rebinding)', { host: 'example.com' }, 421],
    ['a host that begins like this one', { host: '127.0.0.1.example.com' }, 421],
    ['no key', { 'x-editor-key': undefined }, 403],
    ['a wrong key', { 'x-editor-key': 'key-of-the-tesx' }, 403],
    ['a key and more', { 'x-editor-key': 'key-of-the-test ,x' }, 403],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a form', { 'content-type': 'text/plain' }, 415],
  ])('are refused with %s', async (_, headers, status) => {
    const { send } = await startTestEditor()
    expect((await send({ ...site, headers })).status).toBe(status)
  })

  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('are refused with %s', async (method) => {
    const { send } = await startTestEditor()
    expect((await send({ ...site, method })).status).toBe(405)
  })

  it.each([
    'nothing',
    'constructor',
    '__proto__',
    'toString',
    '%73ite',
    'site/',
    'site?',
    '../calls/site',
    '',
  ])('are unknown by the name %j', async (name) => {
    const { send } = await startTestEditor()
    expect((await send({ path: `/calls/${name}`, body: '{}' })).status).toBe(404)
  })

  it.each([
    ['{', 400],
    ['null', 400],
    ['[]', 400],
    ['{"page":1}', 400],
    ['{"page":"index","more":1}', 400],
    ['{"__proto__":{"page":"index"},"page":"index"}', 400],
    ['{"page":"index","constructor":{}}', 400],
    [JSON.stringify({ page: 'x'.repeat(maxBodyBytes) }), 413],
    [`{"page":"${'x'.repeat(10_000_000)}"}`, 413],
  ])('refuse the body %.40s', async (body, status) => {
    const { send } = await startTestEditor()
    expect((await send({ path: '/calls/page', body })).status).toBe(status)
  })

  it('refuses a body that is sent in chunks without its length', async () => {
    const { send } = await startTestEditor()
    const headers = { 'transfer-encoding': 'chunked' }
    const body = `{"page":"${'x'.repeat(10_000_000)}"}`
    expect((await send({ path: '/calls/page', headers, body })).status).toBe(413)
  })
})

describe('pages of calls', () => {
  it('are names that are known', async () => {
    const shared = { sections: [{ section: 'PageHeader', title: 'page.about.hero.title' }] }
    const { send } = await startTestEditor(['fragments/call.json', [], shared])
    for (const page of [
      '../site',
      '../../package',
      '..%2fsite',
      '%2e%2e/site',
      '/etc/passwd',
      'index.json',
      'index\u0000',
      '..\\site',
      '__proto__',
      'constructor',
      '',
      '.',
      'INDEX',
      'fragment:',
      'fragment:none',
      'fragment:../pages/index',
      'fragment:../site',
      'fragment:..%2fsite',
      'fragment:/etc/passwd',
      'fragment:__proto__',
      'fragment:fragment:call',
      'Fragment:call',
      '../fragments/call',
    ]) {
      const unsaved = { page, root: {}, items: [], words: {}, base: { config: {}, words: {} } }
      for (const name of ['page', 'check', 'diff', 'save']) {
        const body = JSON.stringify(name === 'page' ? { page } : unsaved)
        const { status } = await send({ path: `/calls/${name}`, body })
        expect([page, name, status]).toEqual([page, name, 400])
      }
    }
  })

  it('are not read through symbolic links', async () => {
    const top = createFixtureProject()
    const outside = join(top, 'outside.json')
    writeFileSync(outside, '{ "secret": true }')
    symlinkSync(outside, join(top, 'pages-config/pages/linked.json'))
    const { send } = await startEditorOfProject(top)
    const { status, body } = await send({ path: '/calls/page', body: '{"page":"linked"}' })
    expect(status).toBe(400)
    expect(body).not.toContain('secret')
  })

  it('are not created behind a link to a folder', async () => {
    const top = createFixtureProject()
    mkdirSync(join(top, 'outside'))
    symlinkSync(join(top, 'outside'), join(top, 'pages-config/pages/linked'))
    const { call } = await startEditorOfProject(top)
    const operation = { kind: 'create', path: '/linked/page' } as const
    expect(await call('operate', { operation })).toMatchObject({ result: 'refused' })
    expect(readFolderTexts(top, 'outside').size).toBe(0)
  })

  it('are created at addresses of the site alone', async () => {
    const { call, top } = await startTestEditor()
    const before = readFolderTexts(top, 'pages-config')
    for (const path of [
      '/../page',
      '/%2e%2e/page',
      '//host',
      '/a/../../b',
      '/de/page',
      '/a b',
      'page',
      '/.git',
    ])
      for (const operation of [
        { kind: 'create', path } as const,
        { kind: 'rename', page: 'about-us', path } as const,
        { kind: 'duplicate', page: 'about-us', path } as const,
      ])
        expect(await call('operate', { operation })).toMatchObject({ result: 'refused' })
    expect(readFolderTexts(top, 'pages-config')).toEqual(before)
  })

  it('cannot name other catalogues', async () => {
    const { call, top } = await startTestEditor()
    const opened = await call('page', { page: 'about-us' })
    const words = { '../site': { theme: 'x' }, terms: { theme: 'x' } }
    const before = readFolderTexts(top, 'pages-config')
    expect(await call('save', { ...createUnsavedState(opened), words })).toEqual({
      result: 'saved',
      files: [],
    })
    expect(readFolderTexts(top, 'pages-config')).toEqual(before)
  })
})

describe('documents of the page editor', () => {
  it('need the key of the address', async () => {
    const { send, key } = await startTestEditor()
    const get = (path: string) => send({ method: 'GET', path, headers: { origin: undefined } })
    expect((await get('/')).status).toBe(403)
    expect((await get('/?key=x')).body).not.toContain(key)
    const { status, headers, body } = await get(`/?key=${key}`)
    expect(status).toBe(200)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(body).toContain(key)
  })

  it('ask for the key in a tab that another site has opened, and do not open with its key', async () => {
    const { send, key } = await startTestEditor()
    const inTab = {
      origin: undefined,
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
      'sec-fetch-site': 'cross-site',
    }
    const get = (headers: object) =>
      send({ method: 'GET', path: `/?key=${key}`, headers: { ...inTab, ...headers } })
    const { status, headers, body } = await get({})
    expect([status, body.includes('name="key"'), body.includes(key)]).toEqual([403, true, false])
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    for (const refused of [{ 'sec-fetch-dest': 'iframe' }, { host: 'evil.example' }])
      expect((await get(refused)).body).not.toContain('<form')
    expect((await get({ 'sec-fetch-site': 'same-origin' })).body).toContain(key)
  })
})
