import { once } from 'node:events'
import { lockFolder } from '~/server/db/folder-lock.server'

process.stdout.write('ready\n')
await once(process.stdin, 'data')
try {
  lockFolder(process.argv[2] ?? '')
  process.stdout.write('locked\n')
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : error}\n`)
}
setInterval(() => {}, 60_000)
