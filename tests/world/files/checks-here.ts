import childProcess, { ChildProcess } from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll } from 'vitest'
import { checkPdf } from '~/server/files/checks/pdf.mjs'
import { checkPhoto } from '~/server/files/checks/photo.mjs'

type Requested = { kind: 'pdf' | 'photo'; source: string | Buffer; limits: object }

/**
 * Call it at the top of a test file: uploaded files are checked in this process, because starting a process for each
 * file takes longer than the check. The processes themselves are tested in server/files and in the stories.
 */
export function checkFilesHere() {
  const { fork } = childProcess
  beforeAll(() => replaceFork(forkHere))
  afterAll(() => replaceFork(fork))
}

function replaceFork(fork: typeof childProcess.fork | (() => ChildProcess)) {
  // not a mock, which a test might restore
  Object.assign(childProcess, { fork })
  syncBuiltinESMExports()
}

function forkHere(): ChildProcess {
  const child = new ChildProcess()
  const answer = async ({ kind, source, limits }: Requested) =>
    child.emit('message', await (kind === 'pdf' ? checkPdf(source) : checkPhoto(source, limits)))
  const send = (requested: Requested) => {
    answer(requested).catch(() => child.emit('exit', 1, null))
    return true
  }
  return Object.assign(child, { send, kill: () => true })
}
