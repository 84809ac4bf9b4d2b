import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { installPgDump, isWholeDump } from '#tests/world/outside/pg-dump'
import { postRaw } from '#tests/world/visits/raw-requests'
import { providerPaths } from '~/models/trade/paths/provider'
import { archivesIn, isWhole } from '../backup/archives'
import { atTheDesk } from '../backup/desk'

/** Backups made while forms are posted and a process is killed. */
export type KilledBackups = {
  /** Resolves when a backup may have started. */
  begin: (origin: string) => Promise<void>
  /** Kills the backup; one of the desk ends with its process. */
  kill: () => Promise<void>
  isUnfinished: () => boolean
  /** The problems of the stored backups. */
  wrong: () => string[]
  /** Makes a complete backup; throws if that fails. */
  makeNext: (origin: string) => Promise<void>
}

const hasUnfinished = (dataFolder: string) => existsSync(join(dataFolder, 'backups/.unfinished'))
const incomplete = (files: string[], isGood: (file: string) => boolean) =>
  files.filter((file) => !isGood(file)).map((file) => `${file} is an incomplete backup`)

/** Backups of the embedded database from the desk; they end with the process. */
export function backupsByDesk(dataFolder: string, provider: string): KilledBackups {
  const backups = join(dataFolder, 'backups')
  return {
    begin: async (origin) => void postRaw(origin + providerPaths.backup(), {}, provider).catch(() => null),
    kill: async () => {},
    isUnfinished: () => hasUnfinished(dataFolder),
    wrong: () => incomplete(archivesIn(backups), isWhole),
    async makeNext(origin) {
      const desk = atTheDesk(origin, provider)
      const before = archivesIn(backups).at(-1)
      await desk.askForBackup()
      await desk.untilMade()
      if (archivesIn(backups).at(-1) === before) throw new Error('No backup was made after a kill.')
    },
  }
}

/** Backups of a server by the command of package.json, killed while pg_dump continues. */
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
      const exited = running.exit.then(() => true)
      while (!hasUnfinished(dataFolder) && !(await Promise.race([exited, wait(5, false)])));
    },
    async kill() {
      running?.child.kill('SIGKILL')
      await running?.exit
    },
    isUnfinished: () => hasUnfinished(dataFolder),
    wrong: () =>
      incomplete(
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
