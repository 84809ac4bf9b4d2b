import { createInterface } from 'node:readline'
import { lockFolder } from '~/server/db/folder-lock.server'

process.stdout.write('ready\n')
/** Each line of the input is a folder to lock. */
for await (const line of createInterface(process.stdin)) {
  try {
    lockFolder(line)
    process.stdout.write('locked\n')
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : error}\n`)
  }
}
