type Project = 'models' | 'components' | 'embedded' | 'postgres'

/** A mistake that somebody could make one day, and the suites of which one has to fail then. */
export interface Fault {
  id: string
  /** Where it is: 'trade', 'orders', or the folder of the server. */
  room: string
  file: string
  /** Stands exactly once in the file. */
  find: string
  replace: string
  /** What breaks. */
  says: string
  caughtBy: { project: Project; suites: readonly string[] }
}

type Planted = readonly [id: string, says: string, find: string, replace: string]

/** The faults of one file, of which `suites` are the smallest set that reaches it; below app/ and below tests/. */
export function faultsIn(
  file: string,
  [project, ...suites]: readonly [Project, ...string[]],
  planted: readonly Planted[],
): Fault[] {
  const [kind, folder = ''] = file.split('/')
  return planted.map(([id, says, find, replace]) => ({
    id,
    room: folder.includes('.') ? `${kind}` : folder,
    file: `app/${file}`,
    find,
    replace,
    says,
    caughtBy: { project, suites: suites.map((suite) => `tests/${suite}`) },
  }))
}
