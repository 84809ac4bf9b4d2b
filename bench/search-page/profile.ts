import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../../node_modules/.cache/backlot/profile')
const MAX_LINES = 15

/** The part of a V8 CPU profile that is used here. */
type Profile = {
  nodes: { id: number; callFrame: { functionName: string; url: string } }[]
  samples: number[]
  timeDeltas: number[]
}

/** Options of Node that write a CPU profile of a server when it stops; none unless PROFILE is set. */
export function profileOptions(): string[] {
  if (!process.env.PROFILE) return []
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  return ['--cpu-prof', `--cpu-prof-dir=${FOLDER}`]
}

/** Prints the packages, and the functions of our own build, in which the profiled server spent its time. */
export function reportProfile() {
  const [file] = process.env.PROFILE ? readdirSync(FOLDER) : []
  if (!file) return
  const { nodes, samples, timeDeltas }: Profile = JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const times = new Map<string, number>()
  let total = 0
  for (const [index, id] of samples.entries()) {
    const { functionName = '', url = '' } = frames.get(id) ?? {}
    if (functionName === '(idle)') continue
    const time = timeDeltas[index] ?? 0
    const name = placeOf(functionName, url)
    times.set(name, (times.get(name) ?? 0) + time)
    total += time
  }
  const longest = [...times].sort(([, one], [, other]) => other - one).slice(0, MAX_LINES)
  for (const [name, time] of longest) console.log(`  ${((time / total) * 100).toFixed(1).padStart(5)}%  ${name}`)
}

function placeOf(functionName: string, url: string): string {
  const [, afterModules] = url.split(/\/node_modules\/(?!.*\/node_modules\/)/)
  if (afterModules) return /^(@[^/]+\/)?[^/]+/.exec(afterModules)?.[0] ?? afterModules
  if (url.includes('/build/server/')) return `build: ${functionName || 'anonymous'}`
  if (url.startsWith('node:')) return url
  return functionName
}
