import type { PagePlan, SectionPlan } from '../plan.ts'
import { actions } from '../sources.ts'
import { attribute, header, importLine, literal, source } from './source.ts'

/** The route module of a page: its handle, its data and its sections in order. */
export function emitPage(page: PagePlan): string {
  return [
    header(page.config) + imports(page),
    `export const handle = ${source(handleOf(page), 0, 44)} satisfies PageHandle`,
    loader(page),
    ...(page.maintenance ? ['export const headers = maintenanceHeaders'] : []),
    ...(page.middleware.length > 0
      ? [`export const middleware = routeMiddleware(${source(page.middleware)})`]
      : []),
    ...(page.action
      ? [
          `export const action = (args: Route.ActionArgs) => ${actions[page.action].action}(args)`,
          "export { answerHeaders as headers } from '#app/posts.server.ts'",
        ]
      : []),
    ...(page.action && page.mode === 'app'
      ? ["export { clientAction, shouldRevalidate } from '#app/clientAction.ts'"]
      : []),
    component(page),
  ].join('\n\n')
}

const pageLoaders = '#app/loaders.server.ts'
const pageActions = '#app/actions.server.ts'
const frame = importLine(['Page', 'type PageHandle'], '#app/page.tsx')

function imports(page: PagePlan): string {
  const loaders = new Map([[pageLoaders, new Set(['loadPage'])]])
  for (const { source: from } of page.sections) {
    if (!from) continue
    const { module = pageLoaders, loader: name } = from
    loaders.set(module, (loaders.get(module) ?? new Set()).add(name))
  }
  const importFrom = (module: string) => importLine([...(loaders.get(module) ?? [])], module)
  const sections = [...new Set(page.sections.map(({ name }) => name))].toSorted()
  // The types React Router derives from this very module: its loader, action and parameters.
  const types = `./+types/${page.module.replace(/^pages\//, '').replace(/x$/, '')}`
  return [
    ...(page.action
      ? [importLine([actions[page.action].action], actions[page.action].module ?? pageActions)]
      : []),
    importFrom(pageLoaders),
    frame,
    ...(page.maintenance
      ? [importLine(['maintenanceHeaders', 'underMaintenance'], '#app/maintenance.server.ts')]
      : []),
    ...(page.middleware.length > 0
      ? [importLine(['routeMiddleware'], '#app/middleware.server.ts')]
      : []),
    ...(page.draft ? [importLine(['asDraft'], '#app/drafts.server.ts')] : []),
    ...[...loaders.keys()]
      .filter((module) => module !== pageLoaders)
      .toSorted()
      .map(importFrom),
    ...sections.map((name) => importLine([name], `#sections/${name}/${name}.tsx`)),
    `import type { Route } from '${types}'`,
  ].join('\n')
}

const handleOf = (page: PagePlan) => ({
  page: page.id,
  mode: page.mode,
  class: page.class,
  layout: page.layout,
  colorMode: page.colorMode,
  islands: page.islands,
  underHeader: page.underHeader,
  noindex: page.noindex,
})

const showsAnswer = ({ action }: PagePlan): boolean =>
  action !== undefined && Object.values(actions[action].props).some((of) => of.startsWith('answer'))

function loader(page: PagePlan): string {
  const record = page.sections.find(({ meta }) => meta.record)
  const calls = page.sections.flatMap((section) => {
    const { key, source: from } = section
    if (!from) return []
    if (section === record) return [`${key}: record`]
    const options = from.options && `, ${source(pick(section.props, from.options))}`
    return [`${key}: ${from.waits ? 'await ' : ''}${from.loader}(args${options ?? ''})`]
  })
  const oneLine = calls.length === 0 ? '{}' : `{ ${calls.join(', ')} }`
  const records =
    oneLine.length <= 70 ? oneLine : `{\n${calls.map((call) => `    ${call},\n`).join('')}  }`
  const waits = page.sections.some(({ source: from }) => from?.waits)
  const start = `export const loader = ${waits ? 'async ' : ''}(args: Route.LoaderArgs) =>`
  const wrapped = (load: string) => {
    const shown = page.draft ? `asDraft(args, ${load})` : load
    return page.maintenance ? `underMaintenance(${shown})` : shown
  }
  const call = wrapped(`loadPage(args, ${literal(page.id)}, ${records})`)
  if (!record) return `${start}${fits(`${start} ${call}`) ? ' ' : '\n  '}${call}`
  return `${start} {
  const record = ${record.source?.loader}(args)
  return ${wrapped(`loadPage(args, ${literal(page.id)}, ${records}, record)`)}
}`
}

const fits = (line: string): boolean => line.length <= 100 && !line.includes('\n')

const pick = (props: SectionPlan['props'], names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, props[name]]))

function component(page: PagePlan): string {
  const given = ['loaderData: data', ...(showsAnswer(page) ? ['actionData: answer'] : [])]
  const start = (props: string) =>
    `export default function ${page.component}({${props}}: Route.ComponentProps) {`
  const oneLine = start(` ${given.join(', ')} `)
  return `${fits(oneLine) ? oneLine : start(`\n${given.map((name) => `  ${name},\n`).join('')}`)}
  return (
    <Page data={data}>
${page.sections.map(element).join('')}    </Page>
  )
}
`
}

function element({ name, key, meta, props, source: from }: SectionPlan): string {
  const attributes: string[] = []
  for (const prop of Object.keys(props))
    if (!from || (prop !== 'source' && !from.options?.includes(prop)))
      attributes.push(attribute(prop, props[prop], 8))
  if (from) attributes.push(`${from.prop}={data.records.${key}}`)
  if (meta.action)
    for (const [prop, code] of Object.entries(actions[meta.action].props))
      attributes.push(`${prop}={${code}}`)
  const oneLine = `      <${[name, ...attributes].join(' ')} />\n`
  if (oneLine.length <= 101 && !oneLine.trimEnd().includes('\n')) return oneLine
  return `      <${name}\n${attributes.map((text) => `        ${text}\n`).join('')}      />\n`
}
