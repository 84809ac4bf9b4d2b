import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Figures, Target } from './load'

const ROOT = join(import.meta.dirname, '../..')

/** Starts the application in a child process, as in production. */
export function serveApp(port: number, settings: Record<string, string>, nodeOptions: string[] = []) {
  return serve([...nodeOptions, 'scripts/start.mjs'], port, settings)
}

/** The same for another Remix build. */
export function serveBuild(build: string, port: number) {
  return serve(['node_modules/.bin/remix-serve', build], port, {})
}

/** The same for a script that listens on PORT. */
export function serveScript(script: string, port: number) {
  return serve(['--import', 'tsx', script], port, {})
}

async function serve(args: string[], port: number, settings: Record<string, string>) {
  const server = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  await answers(origin, server)
  return { origin, pid: server.pid ?? 0, stop: () => stop(server) }
}

/** Runs the load generator against the servers and returns the figures by name. */
export async function measureLoad(targets: Target[], addresses: string[]): Promise<Record<string, Figures>> {
  const told = JSON.stringify({ targets, addresses, connections: 16, turns: 15 })
  const load = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'load.ts'), told], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  load.stdout.on('data', (piece) => {
    output += String(piece)
  })
  await once(load, 'close')
  return JSON.parse(output)
}

async function answers(origin: string, server: ChildProcess) {
  for (;;) {
    if (server.exitCode !== null) throw new Error('The server exited before it responded.')
    const response = await fetch(`${origin}/home/searchResults`, { redirect: 'manual' }).catch(() => null)
    if (response && response.status < 400) return
    await wait(50)
  }
}

async function stop(server: ChildProcess) {
  const exit = once(server, 'exit')
  server.kill('SIGTERM')
  await exit
}
