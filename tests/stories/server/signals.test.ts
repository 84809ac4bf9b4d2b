import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, expect, test } from 'vitest'
import { aWorld } from '#tests/world/application/world'

const world = await aWorld(async () => undefined)
afterEach(world.stopApps)
afterAll(world.end)

/** Sends the first half of a form. Returns a function that sends the rest and reads the response. */
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

/** Waits until the app accepts no more connections. */
const noLongerListening = (origin: string) =>
  expect.poll(() => fetch(`${origin}/healthz`).catch(() => undefined), { interval: 20 }).toBeUndefined()

const timesStopped = (output: string) => output.match(/"msg":"stopped"/g)?.length ?? 0

test('the same signal twice, as npm sends Ctrl-C, stops once and finishes running requests', async () => {
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

test('a third signal stops without finishing running requests', async () => {
  const app = await world.start()
  await beginForm(app.origin)
  app.signal('SIGINT')
  await noLongerListening(app.origin)
  app.signal('SIGTERM')
  app.signal('SIGINT')
  await app.ended
  expect(timesStopped(app.output())).toBe(0)
  // the exit code
  expect(await app.stop()).toBe(1)
})
