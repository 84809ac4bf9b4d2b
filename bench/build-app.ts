import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/** Builds an application for a benchmark. */
export function buildApp(config: string) {
  execFileSync('npx', ['remix', 'vite:build', '--config', config], { cwd: ROOT, stdio: 'ignore' })
}
