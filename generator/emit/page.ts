import type { PagePlan, SectionPlan } from '../plan/plan.ts'
import {
  formatJsxAttribute,
  formatGeneratedFileHeader,
  formatImportLine,
  formatStringLiteral,
  formatAsSource,
} from './source.ts'

/** Emits the route module of a page: its handle, its loader and its sections in order. */
export function emitPageModule(page: PagePlan): string {
  return [
    formatGeneratedFileHeader(page.config) + imports(page),
    `export const handle = ${formatAsSource(handleOf(page), 0, 44)} satisfies PageRouteHandle`,
    ...(page.changes
      ? [`const changes = ${formatAsSource(page.changes, 0, 42)} satisfies DraftVersionChanges`]
      : []),
    loader(page),
    ...(page.maintenance ? ['export const headers = forwardLoaderHeaders'] : []),
    ...(page.middleware.length > 0
      ? [`export const middleware = findRouteMiddleware(${formatAsSource(page.middleware)})`]
      : []),
    ...(page.action
      ? [
          `export const action = (args: Route.ActionArgs) => ${page.action.name}(args${optionsOf(page.action)})`,
          "export { forwardActionHeaders as headers } from '#app/forms/formPosts.server.ts'",
        ]
      : []),
    ...(page.action && page.mode === 'app'
      ? ["export { clientAction, shouldRevalidate } from '#app/account/clientAction.ts'"]
      : []),
    component(page),
  ].join('\n\n')
}

const pageLoaders = '#app/content/loaders.server.ts'
const pageImport = formatImportLine(['Page', 'type PageRouteHandle'], '#app/pages/Page.tsx')

function imports(page: PagePlan): string {
  const loaders = new Map([[pageLoaders, new Set(['loadPageData'])]])
  for (const { meta } of page.sections) {
    if (!meta.loader) continue
    const { module, name } = meta.loader
    loaders.set(module, (loaders.get(module) ?? new Set()).add(name))
  }
  const importFrom = (module: string) => formatImportLine([...(loaders.get(module) ?? [])], module)
  const sections = [...new Set(page.sections.map(({ name }) => name))].toSorted()
  // Types that React Router generates for this module: its loader, action and parameters.
  const types = `./+types/${page.module.replace(/^pages\//, '').replace(/x$/, '')}`
  return [
    ...(page.action ? [formatImportLine([page.action.name], page.action.module)] : []),
    importFrom(pageLoaders),
    pageImport,
    ...(page.maintenance
      ? [
          formatImportLine(
            ['forwardLoaderHeaders', 'respondUnderMaintenance'],
            '#app/pages/maintenance.server.ts',
          ),
        ]
      : []),
    ...(page.middleware.length > 0
      ? [formatImportLine(['findRouteMiddleware'], '#app/pages/middleware.server.ts')]
      : []),
    ...(page.draft
      ? [formatImportLine(['requireDraftPreview'], '#app/pages/drafts.server.ts')]
      : []),
    ...(page.changes ? [formatImportLine(['DraftReview'], '#app/pages/DraftReview.tsx')] : []),
    ...[...loaders.keys()]
      .filter((module) => module !== pageLoaders)
      .toSorted()
      .map(importFrom),
    ...sections.map((name) => formatImportLine([name], `#sections/${name}/${name}.tsx`)),
    ...(page.changes
      ? [formatImportLine(['type DraftVersionChanges'], '#data/pages/draftChanges.ts')]
      : []),
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

const optionsOf = ({ options, values }: NonNullable<PagePlan['action']>): string =>
  options ? `, ${formatAsSource(values)}` : ''

const showsAnswer = ({ action }: PagePlan): boolean =>
  action !== undefined && action.props.includes('answer')

function loader(page: PagePlan): string {
  const record = page.sections.find(({ meta }) => meta.record)
  const calls = page.sections.flatMap((section) => {
    const { key, meta, props } = section
    if (!meta.loader) return []
    if (section === record) return [`${key}: record`]
    const { name, options, async } = meta.loader
    const optionsArgument = options ? `, ${formatAsSource(pick(props, options))}` : ''
    return [`${key}: ${async ? 'await ' : ''}${name}(args${optionsArgument})`]
  })
  const oneLine = calls.length === 0 ? '{}' : `{ ${calls.join(', ')} }`
  const records =
    oneLine.length <= 70 ? oneLine : `{\n${calls.map((call) => `    ${call},\n`).join('')}  }`
  const isAsync = page.sections.some(({ meta }) => meta.loader?.async)
  const start = `export const loader = ${isAsync ? 'async ' : ''}(args: Route.LoaderArgs) =>`
  const wrapped = (load: string) => {
    const shown = page.draft ? `requireDraftPreview(args, ${load})` : load
    return page.maintenance ? `respondUnderMaintenance(${shown})` : shown
  }
  const limits = visibilityOf(page)
  const shown = limits && `, ${formatAsSource(limits, 2)}`
  const call = wrapped(
    `loadPageData(args, ${formatStringLiteral(page.id)}, ${records}${shown ? `, undefined${shown}` : ''})`,
  )
  if (!record) return `${start}${fits(`${start} ${call}`) ? ' ' : '\n  '}${call}`
  return `${start} {
  const record = ${record.meta.loader?.name}(args)
  return ${wrapped(`loadPageData(args, ${formatStringLiteral(page.id)}, ${records}, record${shown ?? ''})`)}
}`
}

/** Returns the limits of the sections that are not always shown, by key; undefined if there are none. */
function visibilityOf({ sections }: PagePlan) {
  const limited = sections.flatMap(({ key, visibility }) =>
    visibility ? [[key, visibility] as const] : [],
  )
  return limited.length > 0 ? Object.fromEntries(limited) : undefined
}

const fits = (line: string): boolean => line.length <= 100 && !line.includes('\n')

const pick = (props: SectionPlan['props'], names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, props[name]]))

function component(page: PagePlan): string {
  const propNames = ['loaderData: data', ...(showsAnswer(page) ? ['actionData: answer'] : [])]
  const start = (props: string) =>
    `export default function ${page.component}({${props}}: Route.ComponentProps) {`
  const oneLine = start(` ${propNames.join(', ')} `)
  return `${fits(oneLine) ? oneLine : start(`\n${propNames.map((name) => `  ${name},\n`).join('')}`)}
  return (
    <Page handle={handle} data={data}>
${content(page)}    </Page>
  )
}
`
}

/** Emits the sections; those of a draft version are wrapped in markers of its changes. */
function content({ sections, changes }: PagePlan): string {
  if (!changes) return sections.map((section) => element(section, 6)).join('')
  return `      <DraftReview changes={changes} path={data.path}>
${sections.map((section) => element(section, 8)).join('')}      </DraftReview>
`
}

/** Emits a section; one with limits is rendered conditionally, by a decision of the loader. */
function element(section: SectionPlan, indent: number): string {
  if (!section.visibility) return elementAt(section, indent)
  const start = ' '.repeat(indent)
  return `${start}{data.shown?.${section.key} !== false && (\n${elementAt(section, indent + 2)}${start})}\n`
}

/** Emits an element at an indentation in spaces. */
function elementAt({ name, key, meta, props }: SectionPlan, indent: number): string {
  const { loader, action } = meta
  const start = ' '.repeat(indent)
  const attributes: string[] = []
  for (const prop of Object.keys(props))
    if (!loader || (prop !== 'source' && !loader.options?.includes(prop)))
      attributes.push(formatJsxAttribute(prop, props[prop], indent + 2))
  if (loader) attributes.push(`${loader.prop}={data.records.${key}}`)
  for (const prop of action?.props ?? [])
    attributes.push(prop === 'answer' ? 'answer={answer?.answer}' : `${prop}={data.${prop}}`)
  const oneLine = `${start}<${[name, ...attributes].join(' ')} />\n`
  if (oneLine.length <= 101 && !oneLine.trimEnd().includes('\n')) return oneLine
  return `${start}<${name}\n${attributes.map((text) => `${start}  ${text}\n`).join('')}${start}/>\n`
}
