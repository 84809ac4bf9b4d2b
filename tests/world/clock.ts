import { setClock } from '~/server/clock.server'

/** Sets the clock to November 20, 2026, before the days that tests book, and lets it run on from there. */
export function startClock() {
  const [from, start] = [Date.UTC(2026, 10, 20, 15), Date.now()]
  setClock(() => new Date(from + Date.now() - start))
}
