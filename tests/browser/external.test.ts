import { expect, test } from 'vitest'
import { useBrowser } from '#tests/world/browser/use-browser'
import { aPhoto } from '#tests/world/files/photos'
import { addDays } from '~/models/trade/days/days'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { externalPaths } from '~/models/trade/paths/lists'
import { aList, anAdmin, aProject, signedIn } from '../world/builders'

const { story, visit } = await useBrowser(async () => {
  const dana = await anAdmin()
  const projectId = await aProject({ Owner: dana })
  const listId = await aList(projectId, dana, { name: 'Hero cars' })
  return { cookie: await signedIn(dana), path: externalPaths.newExternal(projectId, listId) }
})

test('files are uploaded when chosen and stay while the form is rejected; a purchase clears the rental', async () => {
  const page = await visit(story.path, { cookie: story.cookie, expects: /400/ })
  await page.getByLabel('Make').fill('Ford')
  const price = page.getByLabel('Purchase Price')
  expect(await price.isVisible()).toBe(false)
  await page.getByLabel('Purchase', { exact: true }).check()
  await price.fill('12500.5')
  await page.getByLabel('Rent', { exact: true }).check()
  expect(await page.getByLabel('Total rental price').inputValue()).toBe('12,500.50')
  await page.getByLabel('Total rental price').fill('9800')
  await page.getByLabel('Rental Company Name').focus()
  expect(await page.getByLabel('Total rental price').inputValue()).toBe('9,800.00')
  await page.getByLabel('Rental Company Name').fill('Peach State Rentals')
  await page.getByLabel('Purchase', { exact: true }).check()
  expect(await page.getByLabel('Rental Company Name').isDisabled()).toBe(true)
  expect(await page.getByLabel('Rental Company Name').inputValue()).toBe('')

  const photo = { mimeType: 'image/jpeg', buffer: await aPhoto() }
  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Oil change.') }
  await page.getByLabel('Add photos').setInputFiles([{ ...photo, name: 'front.jpg' }, text])
  await page.getByLabel('Add files').setInputFiles([{ ...text, name: 'empty.pdf', buffer: Buffer.alloc(0) }])
  await page.locator('[name=staged]').waitFor({ state: 'attached' })
  expect(await page.getByText('notes.txt').count()).toBe(0)
  await page.getByLabel('Add photos').setInputFiles([{ ...photo, name: 'rear.jpg', buffer: await aPhoto() }])
  await page.locator('[name=staged] >> nth=1').waitFor({ state: 'attached' })
  const keys = () => page.locator('[name=staged]').evaluateAll((all) => all.map((each) => each.getAttribute('value')))
  const [front, rear] = await keys()
  await page.getByLabel('Position of rear.jpg').selectOption('1')
  expect(await keys()).toEqual([rear, front])

  await page.getByRole('button', { name: 'CONFIRM' }).click()
  const removal = page.getByRole('button', { name: 'Remove empty.pdf' })
  await expect.poll(() => removal.evaluate((button) => button === document.activeElement)).toBe(true)
  await removal.click()
  await page.getByRole('button', { name: 'CONFIRM' }).click()
  await page.getByText('Model is required').first().waitFor()
  expect([await page.getByLabel('Make').inputValue(), await page.locator('[name=staged]').count()]).toEqual(['Ford', 2])

  await page.getByLabel('Year').fill('2019')
  await page.getByLabel('Model').fill('F-150')
  await page.getByLabel('Color').selectOption('red')
  await page.getByLabel('VIN Number').fill('1FTEW1E50KFA00001')
  const usages = page.getByLabel('Other usages (optional)')
  await usages.fill('tow rig')
  await usages.press('Enter')
  const today = todayIn(HOME_ZONE, new Date())
  const days = page.getByRole('group', { name: 'Usage Date' })
  await days.getByLabel('From').fill(addDays(today, 3))
  await days.getByLabel('To').fill(addDays(today, 4))
  await page.getByRole('button', { name: 'CONFIRM' }).click()
  await page.getByText('Vehicle purchase/rental recorded successfully.').waitFor()
})
