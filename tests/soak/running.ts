import type { AppServer } from '#tests/world/application/app-server'
import type { Chance } from './chance'

/** The processes under test. A killed one is restarted; until then `pick` chooses among the others, if any. */
export type Running = {
  /** A running process; waits for a restart if there is none. */
  pick: (chance: Chance) => Promise<AppServer>
  /** Kills a process and resolves when it is restarted. */
  killOne: (chance: Chance) => Promise<void>
  output: () => string
}

export async function running(startOne: () => Promise<AppServer>, processes: number): Promise<Running> {
  const all = await Promise.all(Array.from({ length: processes }, startOne))
  const there = [...all]
  let restarted: Promise<void> = Promise.resolve()
  return {
    async pick(chance) {
      if (there.length === 0) await restarted
      return chance.pick(there)
    },
    async killOne(chance) {
      const [killed] = there.splice(chance.below(there.length), 1)
      restarted = restart(killed)
      await restarted
    },
    output: () => all.map((app) => app.output()).join('\n'),
  }

  async function restart(killed?: AppServer) {
    await killed?.kill()
    const app = await startOne()
    all.push(app)
    there.push(app)
  }
}
