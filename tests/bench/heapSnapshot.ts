import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Objects of a process that are reachable after a garbage collection. */
export interface ReachableHeap {
  /** All but compiled code. */
  readonly bytes: number
  /**
   * Bytecode and machine code, which V8 creates, replaces and discards at any time; its size is bounded by the program.
   */
  readonly code: number
  /** Bytes by constructor, or by kind for objects without one. */
  readonly byType: ReadonlyMap<string, number>
}

interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[]
      readonly node_types: readonly (readonly string[])[]
    }
  }
  readonly nodes: readonly number[]
  readonly strings: readonly string[]
}

function readSnapshot(text: string): ReachableHeap {
  const { snapshot, nodes, strings } = JSON.parse(text) as Snapshot
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, name, size] = ['type', 'name', 'self_size'].map((field) => fields.indexOf(field))
  const valueAt = (node: number, field = 0) => nodes[node + field] ?? 0
  const byType = new Map<string, number>()
  let bytes = 0
  let code = 0
  for (let node = 0; node < nodes.length; node += fields.length) {
    const kind = types[0]?.[valueAt(node, type)] ?? ''
    const key = kind === 'object' ? (strings[valueAt(node, name)] ?? '') : `(${kind})`
    const own = valueAt(node, size)
    byType.set(key, (byType.get(key) ?? 0) + own)
    if (kind === 'code') code += own
    else bytes += own
  }
  return { bytes, code, byType }
}

/** Takes snapshots of a process that is started with `environment`. */
export async function createHeapSnapshots() {
  const folder = await mkdtemp(join(tmpdir(), 'felcera-heap-'))
  return {
    environment: {
      NODE_OPTIONS: `--heapsnapshot-signal=SIGUSR2 --diagnostic-dir=${folder}`,
    },
    /**
     * Requests a snapshot from the process and waits until it is written (`answers`); the process is blocked meanwhile.
     */
    take: async (pid: number, answers: () => Promise<unknown>): Promise<ReachableHeap> => {
      process.kill(pid, 'SIGUSR2')
      let file: string | undefined
      while (file === undefined) {
        await answers()
        ;[file] = await readdir(folder)
      }
      await answers()
      const live = readSnapshot(await readFile(join(folder, file), 'utf8'))
      await rm(join(folder, file))
      return live
    },
    remove: () => rm(folder, { recursive: true }),
  }
}

/** The types that hold more bytes in the second heap, largest growth first. */
export const listGrowthByType = (before: ReachableHeap, after: ReachableHeap) =>
  [...after.byType]
    .map(([type, bytes]) => [type, bytes - (before.byType.get(type) ?? 0)] as const)
    .filter(([, growth]) => growth > 0)
    .toSorted(([, a], [, b]) => b - a)
