import type { AppServer } from '#tests/world/application/app-server'
import type { Chance } from './chance'

/** The processes that a storm is sent to. Whoever was killed comes back; until then the others are asked, if there are any. */
export type Running = {
  /** One that is there, or will be. */
  pick: (chance: Chance) => Promise<AppServer>
  /** Kills one of them, and is over when another one stands in its place. */
  killOne: (chance: Chance) => Promise<void>
  output: () => string
}

export async function running(startOne: () => Promise<AppServer>, processes: number): Promise<Running> {
  const all = await Promise.all(Array.from({ length: processes }, startOne))
  const there = [...all]
  let back: Promise<void> = Promise.resolve()
  return {
    async pick(chance) {
      if (there.length === 0) await back
      return chance.pick(there)
    },
    async killOne(chance) {
      const [killed] = there.splice(chance.below(there.length), 1)
      back = comeBack(killed)
      await back
    },
    output: () => all.map((app) => app.output()).join('\n'),
  }

  async function comeBack(killed?: AppServer) {
    await killed?.kill()
    const app = await startOne()
    all.push(app)
    there.push(app)
  }
}
