import { beforeAll, expect, test } from 'vitest'
import { atEveryScreen, screenPeople } from '#tests/world/abuse/account-screens'
import { SCREENS, type Screen, WRONG_ANSWERS } from '#tests/world/abuse/wrong-answers'
import { whenReady } from '#tests/world/browser/browser'
import { useBrowser } from '#tests/world/browser/use-browser'
import type { Visitor } from '#tests/world/visits/visitor'

/** These are opened from a mail and work without the script of the others. */
const PLAIN: Screen[] = ['accountSetup', 'passwordSetup']

const { story, origin, open } = await useBrowser(screenPeople)
let at: Record<Screen, Visitor>

beforeAll(async () => {
  at = await atEveryScreen(origin(), story)
})

const screens = Object.keys(SCREENS).filter((name): name is Screen => name in SCREENS)

// how a sentence gets beside its field with script; which sentence it is, stories/wrong-answers tells of every answer
const last = screens.flatMap((screen) => WRONG_ANSWERS.filter((row) => row.screen === screen).slice(-1))
test.each(last)('$screen: $label "$typed": $sentence', async ({ screen, label, typed, sentence, beside }) => {
  const page = await open({ width: 390 })
  const cookies = [...at[screen].cookies].map(([name, value]) => ({ name, value, url: origin() }))
  await page.context().addCookies(cookies)
  await page.goto(at[screen].path())
  await whenReady(page)
  if (beside) await page.getByLabel(beside[0], { exact: true }).fill(beside[1])
  const field = page.getByLabel(label, { exact: true })
  if (label !== 'Role') await field.fill(typed)
  await page.getByRole('button', { name: SCREENS[screen], exact: true }).click()
  await page.locator('.problem', { hasText: sentence }).first().waitFor()
  const problem = await field.getAttribute('aria-describedby')
  await expect.poll(() => page.locator(`[id="${problem}"]`).textContent()).toBe(sentence)
  if (typed !== '' && !PLAIN.includes(screen) && !/Password|password|Code/.test(label))
    expect(await field.inputValue()).toBe(typed)
})
