import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useSharedWorld } from '#tests/world/application/world'
import { anInvitation } from '#tests/world/invitations'
import { newVisitor } from '#tests/world/visits/visitor'
import { accountPaths } from '~/models/trade/paths/accounts'
import { shellPaths } from '~/models/trade/paths/shell'
import { accounts, db, inTransaction, links } from '~/server/db/client.server'
import { hashToken } from '~/server/token.server'
import { writeSetupLink } from '~/services/accounts/setup/set-up-account.server'

const SECRET = 'a long enough one'

const { app, story } = await useSharedWorld(async () => {
  const account = await anInvitation('account-setup')
  const replaced = await anInvitation('password-setup')
  const [waiting] = await db()
    .select({ id: accounts.id, email: accounts.email })
    .from(links)
    .innerJoin(accounts, eq(accounts.id, links.accountId))
    .where(eq(links.tokenHash, hashToken(replaced)))
  await inTransaction((tx) => writeSetupLink(tx, 'password-setup', waiting?.id ?? ''))
  // the link is old enough for another one to be sent
  await db()
    .update(links)
    .set({ createdAt: new Date(Date.now() - 120_000) })
  return { account, replaced, email: waiting?.email ?? '' }
})
const { account, replaced, email } = story

test('an invitee sets up an account without script and logs in', async () => {
  const gloria = newVisitor(app.origin)
  await gloria.open(accountPaths.accountSetup(account))
  expect(gloria.find('heading', 'Setup Your New Account')).toBeTruthy()
  expect(gloria.document().querySelector('nav')).toBeNull()
  expect(gloria.text()).toMatch(/For \S+@crew\.example/)

  gloria.fill('First Name', 'Gloria')
  gloria.fill('Last Name', 'Vance')
  gloria.fill('Phone', '4045550123')
  gloria.fill('Password', SECRET)
  gloria.fill('Re-type password', 'something else')
  await gloria.press('Submit')
  expect(gloria.text()).toContain("The passwords doesn't match.")
  expect(gloria.html()).not.toContain(SECRET)

  gloria.fill('Password', SECRET)
  gloria.fill('Re-type password', SECRET)
  await gloria.press('Submit')
  expect(gloria.path()).toBe('/')
  expect(gloria.text()).toContain('Account setup completed successfully')
  gloria.fill('Password', SECRET)
  await gloria.press('Login')
  expect(gloria.path()).toBe('/owner')

  await gloria.open(accountPaths.accountSetup(account))
  expect(gloria.status()).toBe(410)
  expect(gloria.text()).toContain('Your account is already set up.')
  expect(gloria.find('link', 'Go to the login page')).toBeTruthy()
})

test('an expired link offers to mail a new one, which works', async () => {
  const omar = newVisitor(app.origin)
  await omar.open(accountPaths.accountPasswordSetup(replaced))
  expect(omar.status()).toBe(410)
  expect(omar.text()).toContain('This link has been used or has expired. Please request a new one.')
  expect(omar.document().querySelector('nav')).toBeNull()
  await omar.press('Send me a new link')
  expect(omar.status()).toBe(200)
  expect(omar.text()).toContain('If your invitation is still valid, a new link is on its way to your email.')

  await omar.open(shellPaths.outbox())
  const frame = omar.document().querySelector('not-a-frame')
  expect(frame?.getAttribute('title')).toBe('Your new link to Backlot, as HTML')
  expect(frame?.getAttribute('sandbox')).not.toMatch(/scripts|same-origin/)
  expect(omar.text()).toContain(`to ${email}`)
  const message = await fetch(new URL(frame?.getAttribute('src') ?? '', app.origin))
  expect(message.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'")
  expect(message.headers.get('X-Frame-Options')).toBe('SAMEORIGIN')
  expect(await message.text()).toContain('Set up your account')

  await omar.openLinkIn(omar.text())
  expect(omar.find('heading', 'Setup Your New Password')).toBeTruthy()
  omar.fill('Password', SECRET)
  omar.fill('Re-type password', SECRET)
  await omar.press('Submit')
  expect(omar.path()).toBe('/')
  expect(omar.text()).toContain('Account setup completed successfully')
})

test('the log contains no token', () => {
  expect(app.output()).toContain(accountPaths.accountSetup('').split('?')[0])
  expect(app.output()).not.toContain(account)
  expect(app.output()).not.toContain(replaced)
})
