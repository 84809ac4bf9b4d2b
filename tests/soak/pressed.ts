import type { Answered } from '#tests/world/visits/by-hand'

/** What came of forms that were sent by hand: `written` has to stand in the database, `failures` nobody should have had. */
export type Pressed = { sent: number; cutOff: number; written: Set<string>; failures: string[] }

export const nothingPressed = (): Pressed => ({ sent: 0, cutOff: 0, written: new Set(), failures: [] })

/** Sends a form, now and then twice at once, and notes what came of it; `row`: what it writes, as `written` says it. */
export async function press(
  pressed: Pressed,
  { name, row, isTwice }: { name: string; row?: string; isTwice: boolean },
  post: () => Promise<Answered>,
): Promise<void> {
  const posts = isTwice ? [post(), post()] : [post()]
  for (const answer of await Promise.all(posts.map((each) => each.catch(() => null)))) {
    pressed.sent += 1
    if (!answer) pressed.cutOff += 1
    else if (answer.status === 302) row && pressed.written.add(row)
    else if (answer.status !== 409) pressed.failures.push(`${name} was answered with ${answer.status}`)
  }
}

export const together = (all: readonly Pressed[]): Pressed => ({
  sent: all.reduce((sum, { sent }) => sum + sent, 0),
  cutOff: all.reduce((sum, { cutOff }) => sum + cutOff, 0),
  written: new Set(all.flatMap(({ written }) => [...written])),
  failures: all.flatMap(({ failures }) => failures),
})
