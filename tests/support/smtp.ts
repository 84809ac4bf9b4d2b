import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

interface ReceivedMail {
  from: string
  to: string[]
  /** The mail as it came over the wire, headers and all. */
  source: string
}

/** What the server says to a mail: takes it, refuses it with a code, or never answers. */
export type Verdict = 'take' | 'silence' | { refuse: number }

/** A real SMTP server on a free port, with what it received and a verdict that tests change as they go. */
export async function startSmtpServer() {
  const received: ReceivedMail[] = []
  const behaviour: { verdict: Verdict } = { verdict: 'take' }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    async onData(stream, session, answer) {
      const source = await wholeOf(stream)
      const { verdict } = behaviour
      if (source === null || verdict === 'silence') return
      if (verdict !== 'take') return answer(Object.assign(new Error('not now'), { responseCode: verdict.refuse }))
      const { mailFrom, rcptTo } = session.envelope
      received.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        source,
      })
      answer()
    },
  })
  server.on('error', () => {})
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}?socketTimeout=400`,
    received,
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
