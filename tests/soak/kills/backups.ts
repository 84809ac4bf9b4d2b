import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { installPgDump, isWholeDump } from '#tests/world/outside/pg-dump'
import { postByHand } from '#tests/world/visits/by-hand'
import { providerPaths } from '~/models/trade/paths/provider'
import { archivesIn, isWhole } from '../backup/archives'
import { atTheDesk } from '../backup/desk'

/** A backup that is being made while forms are sent and a process dies, and what is left of it. */
export type KilledBackups = {
  /** Answers when one may be under way. */
  begin: (origin: string) => Promise<void>
  /** Ends it like everything else; the desk's own ends with its process. */
  kill: () => Promise<void>
  isHalf: () => boolean
  /** What is wrong with those that are offered. */
  wrong: () => string[]
  /** Has one made to its end; throws if it cannot be. */
  makeNext: (origin: string) => Promise<void>
}

const isThere = (dataFolder: string) => existsSync(join(dataFolder, 'backups/.unfinished'))
const halfOnes = (files: string[], isGood: (file: string) => boolean) =>
  files.filter((file) => !isGood(file)).map((file) => `${file} is half a backup and is offered`)

/** Of the embedded database, by the desk: it dies with the process that makes it. */
export function backupsByDesk(dataFolder: string, provider: string): KilledBackups {
  const backups = join(dataFolder, 'backups')
  return {
    begin: async (origin) => void postByHand(origin + providerPaths.backup(), {}, provider).catch(() => null),
    kill: async () => {},
    isHalf: () => isThere(dataFolder),
    wrong: () => halfOnes(archivesIn(backups), isWhole),
    async makeNext(origin) {
      const desk = atTheDesk(origin, provider)
      const before = archivesIn(backups).at(-1)
      await desk.askForBackup()
      await desk.untilMade()
      if (archivesIn(backups).at(-1) === before) throw new Error('No backup was made after a kill.')
    },
  }
}

/** Of a server, by the command of package.json: killed with pg_dump still at work, which goes on alone. */
export function backupsByCommand(settings: Record<string, string>): KilledBackups {
  const dataFolder = settings.DATA_DIR ?? ''
  const backups = join(dataFolder, 'backups')
  const dumps = () => (existsSync(backups) ? readdirSync(backups).filter((name) => name.endsWith('.dump')) : [])
  const programs = join(dataFolder, 'programs')
  installPgDump(programs)
  let running: ReturnType<typeof command> | undefined

  function command() {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/backup.server.ts'], {
      env: { ...process.env, ...settings, PATH: `${programs}:${process.env.PATH}` },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    return { child, exit: once(child, 'exit') }
  }

  return {
    async begin() {
      running = command()
      const over = running.exit.then(() => true)
      while (!isThere(dataFolder) && !(await Promise.race([over, wait(5, false)])));
    },
    async kill() {
      running?.child.kill('SIGKILL')
      await running?.exit
    },
    isHalf: () => isThere(dataFolder),
    wrong: () =>
      halfOnes(
        dumps().map((name) => join(backups, name)),
        isWholeDump,
      ),
    async makeNext() {
      const before = new Set(dumps())
      const [code] = await command().exit
      if (code !== 0 || dumps().every((name) => before.has(name))) throw new Error('No backup was made after a kill.')
    },
  }
}
