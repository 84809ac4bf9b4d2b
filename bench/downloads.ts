import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { projectPaths } from '~/models/trade/paths/projects'
import { serveReports } from './report'
import { percentile } from './timing'

const PORT = 4795
const DOWNLOADS = 12
const MAX_MS = 500
const PAUSE_MS = 50

/** Runs in a separate process, so that receiving 400 MB does not slow down the measuring one. */
const DOWNLOAD = `const [url, cookie] = process.argv.slice(1)
  const one = async () => {
    const answer = await fetch(url, { headers: { cookie } })
    if (answer.status !== 200) throw new Error('The report responded with ' + answer.status)
    for await (const _ of answer.body);
  }
  Promise.all(Array.from({ length: ${DOWNLOADS} }, one))`

const runAsync = promisify(execFile)

/** How long a page takes while twelve people download the report of a project with a hundred vehicles. */
export async function benchDownloads() {
  console.log(`Downloads: ${DOWNLOADS} reports of a hundred vehicles at once, one process, built for production`)
  const { app, cookie, large, stop } = await serveReports(PORT)
  const page = async () => {
    const start = performance.now()
    const response = await fetch(app.origin + projectPaths.projects(), { headers: { cookie } })
    await response.arrayBuffer()
    assert.equal(response.status, 200)
    return performance.now() - start
  }
  const times = async (isOver: () => boolean) => {
    const taken: number[] = []
    while (!isOver()) {
      taken.push(await page())
      await wait(PAUSE_MS)
    }
    return taken
  }
  for (let turn = 0; turn < 5; turn++) await page()
  let left = 40
  const alone = await times(() => left-- === 0)
  const start = performance.now()
  let isOver = false
  const downloads = runAsync(process.execPath, ['-e', DOWNLOAD, app.origin + projectPaths.projectReport(large), cookie])
  const meanwhile = times(() => isOver)
  await downloads
  isOver = true
  const beside = await meanwhile
  const seconds = (performance.now() - start) / 1000
  await stop()
  console.log(
    `  a page alone    p50 ${percentile(alone, 50).toFixed(0)} ms, at most ${percentile(alone, 100).toFixed(0)} ms`,
  )
  console.log(
    `  beside them     p50 ${percentile(beside, 50).toFixed(0)} ms, at most ${percentile(beside, 100).toFixed(0)} ms; all in ${seconds.toFixed(1)} s`,
  )
  assert(percentile(beside, 100) < MAX_MS, `A page should take less than ${MAX_MS} ms.`)
}
