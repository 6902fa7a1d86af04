const line =
  /^\s*(?:\/\*\* (?<comment>.*?) \*\/|(?<group>\w+): \{|(?<end>\})|(?<role>\w+): ['`].*['`],|(?<status>\w+): statusRoles)/

/**
 * Reads the descriptions of all roles from the comments of `contract.css.ts`, by path, e.g. `text.high`; a group's comment is
 * used for its roles without one. The parts of each status are described once, in `statusRoles`.
 */
export function readColourRoleDescriptions(contract: string): ReadonlyMap<string, string> {
  const [, statusParts = '', roles = ''] =
    /statusRoles = [^{]*\{\n(.*?)\n\}\).*?roleProperties = \{\n(.*?)\n\}/s.exec(contract) ?? []
  const parts = readGroup(statusParts)
  return new Map(
    [...readGroup(roles)].flatMap(([path, description]) =>
      path.startsWith('status.')
        ? [...parts].map(([part, text]) => [`${path}.${part}`, text] as const)
        : [[path, description] as const],
    ),
  )
}

function readGroup(source: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const path: { readonly name: string; readonly comment: string }[] = []
  let comment = ''
  const add = (name: string) => {
    const inherited = path.at(-1)?.comment ?? ''
    found.set([...path.map((group) => group.name), name].join('.'), comment || inherited)
    comment = ''
  }
  for (const text of source.split('\n')) {
    const part = line.exec(text)?.groups ?? {}
    if (part['comment']) comment = part['comment']
    else if (part['group']) {
      path.push({ name: part['group'], comment })
      comment = ''
    } else if (part['end']) path.pop()
    else if (part['role'] ?? part['status']) add(part['role'] ?? part['status'] ?? '')
  }
  return found
}
