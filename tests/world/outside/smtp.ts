import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

interface ReceivedMail {
  from: string
  to: string[]
  /** The raw message including headers. */
  source: string
}

/**
 * How the server handles a message: accepts it, refuses it or its recipient with a code, never responds, or stores it
 * without confirming ('take silently').
 */
export type Verdict = 'take' | 'silence' | 'take silently' | { refuse: number } | { refuseRecipient: number }

/** A real SMTP server that records messages, and whose behavior tests can change. Listens on a free port by default. */
export async function startSmtpServer(onPort = 0) {
  const received: ReceivedMail[] = []
  const behaviour: { verdict: Verdict; greeting: Promise<unknown>; calls: number } = {
    verdict: 'take',
    greeting: Promise.resolve(),
    calls: 0,
  }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onConnect(_session, greet) {
      behaviour.calls += 1
      behaviour.greeting.then(() => greet())
    },
    onRcptTo(_address, _session, answer) {
      const { verdict } = behaviour
      if (typeof verdict === 'string' || !('refuseRecipient' in verdict)) return answer()
      answer(Object.assign(new Error('no such mailbox'), { responseCode: verdict.refuseRecipient }))
    },
    async onData(stream, session, answer) {
      const source = await wholeOf(stream)
      const { verdict } = behaviour
      if (source === null || verdict === 'silence') return
      if (typeof verdict !== 'string' && 'refuse' in verdict)
        return answer(Object.assign(new Error('not now'), { responseCode: verdict.refuse }))
      const { mailFrom, rcptTo } = session.envelope
      received.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        source,
      })
      if (verdict !== 'take silently') answer()
    },
  })
  server.on('error', () => {})
  const listener = server.listen(onPort, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    /** The number of connections so far, whether greeted or not. */
    calls: () => behaviour.calls,
    /** Delays the greeting of every connection until this resolves. */
    greetAfter: (moment: Promise<unknown>) => {
      behaviour.greeting = moment
    },
    behave: (verdict: Verdict) => {
      behaviour.verdict = verdict
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Null if the sender disconnected before the end, so that nothing was received. */
async function wholeOf(stream: AsyncIterable<Buffer>): Promise<string | null> {
  const pieces: Buffer[] = []
  try {
    for await (const piece of stream) pieces.push(piece)
    return Buffer.concat(pieces).toString()
  } catch {
    return null
  }
}
