import { afterEach } from 'vitest'
import type { OutgoingProblem } from '~/models/trade/outgoing'
import { setInternet } from '~/server/outgoing/fetch-public.server'
import type { Account } from '~/server/session/asker.server'
import { addFeed } from '~/services/owner/feed/change-feed.server'

/** '2026-12-07' or '2026-12-07/2026-12-11', inclusive. */
type Days = string

/** A calendar with an event on each of these days. */
export function icsOf(...events: Days[]): string {
  const lines = events.flatMap((days) => {
    const [from = '', to = from] = days.split('/')
    const after = new Date(Date.parse(to) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    return ['BEGIN:VEVENT', `DTSTART;VALUE=DATE:${plain(from)}`, `DTEND;VALUE=DATE:${plain(after)}`, 'END:VEVENT']
  })
  return ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')
}

const plain = (day: string) => day.replaceAll('-', '')

/** Call it at the top of a test file: fetching a URL returns a text set by the test, or a problem. */
export function useCalendars() {
  const served = new Map<string, string>()
  const failing = new Map<string, OutgoingProblem>()
  let requested: string[] = []
  afterEach(() => {
    requested = []
    setInternet()
  })
  return {
    /** The URLs fetched since the last call. */
    asked: () => {
      const all = requested
      requested = []
      return all
    },
    serve: (address: string, content: string | { problem: OutgoingProblem }) => {
      if (typeof content === 'string') served.set(address, content)
      if (typeof content === 'string') failing.delete(address)
      else failing.set(address, content.problem)
      setInternet(async (at) => {
        requested.push(at)
        const problem = failing.get(at)
        if (problem) return { ok: false, problem }
        const text = served.get(at)
        return text === undefined ? { ok: false, problem: 'unknown-host' } : { ok: true, content: Buffer.from(text) }
      })
    },
  }
}

/** Adds a calendar with events on these days to a vehicle. */
export async function addCalendar(owner: Account, vehicleId: string, ...events: Days[]) {
  setInternet(async () => ({ ok: true, content: Buffer.from(icsOf(...events)) }))
  return addFeed(owner, vehicleId, `https://calendar.test/${vehicleId}.ics`).finally(() => setInternet())
}
