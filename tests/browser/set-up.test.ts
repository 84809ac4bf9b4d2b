import { expect, test } from 'vitest'
import { screenPeople } from '#tests/world/abuse/account-screens'
import { useBrowser } from '#tests/world/browser/use-browser'
import { accountPaths } from '~/models/trade/paths/accounts'

const { story, visit } = await useBrowser(screenPeople)
const { setup, password } = story

test.each([
  ['the account', accountPaths.accountSetup(setup)],
  ['the password', accountPaths.accountPasswordSetup(password)],
])('setting up %s, what is typed can be shown and hidden, and is hidden again when it is sent', async (_, path) => {
  const page = await visit(path, { width: 390 })
  const field = page.getByLabel('Password', { exact: true })
  await field.fill('1234567')
  await page.getByRole('button', { name: 'Show password', exact: true }).click()
  expect(await field.getAttribute('type')).toBe('text')
  expect(await page.getByLabel('Re-type password', { exact: true }).getAttribute('type')).toBe('password')
  await page.getByRole('button', { name: 'Hide password', exact: true }).click()
  expect(await field.getAttribute('type')).toBe('password')
  await page.getByRole('button', { name: 'Show re-typed password' }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Password must be atleast 8 characters long.').waitFor()
  expect(await page.getByLabel('Re-type password', { exact: true }).getAttribute('type')).toBe('password')
})

test('without script there is no button that does nothing', async () => {
  const page = await visit(accountPaths.accountSetup(setup), { hasScript: false })
  expect(await page.getByRole('button').allTextContents()).toEqual(['Submit'])
})
