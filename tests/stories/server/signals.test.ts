import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, expect, test } from 'vitest'
import { aWorld } from '#tests/world/application/world'

const world = await aWorld(async () => undefined)
afterEach(world.stopApps)
afterAll(world.end)

/** A form of which the first half has arrived. Answers with the function that sends the other half and reads the answer. */
async function beginForm(origin: string): Promise<() => Promise<string>> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => {})
  const type = 'application/x-www-form-urlencoded'
  const head = `POST /?index HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 7\r\n`
  socket.write(`${head}Expect: 100-continue\r\n\r\n`)
  await once(socket, 'data')
  socket.write('email')
  return () => {
    socket.write('=x')
    return text(socket)
  }
}

/** Nobody is let in any more, once the first wish was heard. */
const noLongerListening = (origin: string) =>
  expect.poll(() => fetch(`${origin}/healthz`).catch(() => undefined), { interval: 20 }).toBeUndefined()

const timesStopped = (said: string) => said.match(/"msg":"stopped"/g)?.length ?? 0

test('the same signal sent twice, as npm sends Ctrl-C, stops it once, and requests that have begun are finished', async () => {
  const app = await world.start()
  const finishForm = await beginForm(app.origin)
  app.signal('SIGINT')
  await noLongerListening(app.origin)
  app.signal('SIGINT')
  expect(await finishForm()).toContain('Invalid Email.')
  await app.ended
  expect(app.output()).not.toMatch(/not clean|ERR_|"level":"error"/)
  expect(timesStopped(app.output())).toBe(1)
})

test('whoever asks a third time does not wait for what was begun', async () => {
  const app = await world.start()
  await beginForm(app.origin)
  app.signal('SIGINT')
  await noLongerListening(app.origin)
  app.signal('SIGTERM')
  app.signal('SIGINT')
  await app.ended
  expect(timesStopped(app.output())).toBe(0)
  // the code it ended with
  expect(await app.stop()).toBe(1)
})
