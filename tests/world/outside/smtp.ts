import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

interface ReceivedMail {
  from: string
  to: string[]
  /** The mail as it came over the wire, headers and all. */
  source: string
}

/**
 * What the server says to a mail: takes it, refuses it or its recipient with a code, never answers, or takes it and never
 * says so.
 */
export type Verdict = 'take' | 'silence' | 'take unsaid' | { refuse: number } | { refuseRecipient: number }

/** A real SMTP server, with what it received and a behaviour that tests change as they go; on a free port unless told. */
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
      if (verdict !== 'take unsaid') answer()
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
    /** Connections so far, greeted or not. */
    calls: () => behaviour.calls,
    /** Whoever connects waits for this before the server says a word. */
    greetAfter: (moment: Promise<unknown>) => {
      behaviour.greeting = moment
    },
    behave: (verdict: Verdict) => {
      behaviour.verdict = verdict
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** null when the sender was gone before its end: nothing was received then. */
async function wholeOf(stream: AsyncIterable<Buffer>): Promise<string | null> {
  const pieces: Buffer[] = []
  try {
    for await (const piece of stream) pieces.push(piece)
    return Buffer.concat(pieces).toString()
  } catch {
    return null
  }
}
