import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { viewProblems } from '#tests/world/browser/axe'
import { aCameraPhoto, CONNECTION_ERRORS, takeShot } from '#tests/world/browser/inspecting'
import { useBrowser } from '#tests/world/browser/use-browser'
import { anAdmin, anOwner, aProject, signedIn } from '#tests/world/builders'
import { aBookedItem } from '#tests/world/orders'
import { inspectionAddresses } from '~/models/pickup/inspection-addresses'
import { addDays } from '~/models/trade/days/days'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { now } from '~/server/clock.server'

const { story, open } = await useBrowser(async () => {
  const [dana, omar] = [await anAdmin(), await anOwner()]
  const projectId = await aProject({ Owner: dana })
  const from = todayIn(HOME_ZONE, now())
  const { ref } = await aBookedItem(dana, projectId, { owner: omar, from, to: addDays(from, 4) })
  return { ref, cookie: await signedIn(dana) }
})
const addressesAt = (phase: 'pickup' | 'return') => inspectionAddresses({ side: 'renter', phase, ...story.ref })

const frame = (page: Page, shot: string) => page.locator(`[data-shot="${shot}"]`)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))
const heights = (page: Page) =>
  page.evaluate(() => [document.body.scrollHeight, document.querySelector('[type=submit]')?.getBoundingClientRect().y])

async function arrive(step: 'pickup' | 'return') {
  const page = await open({ cookie: story.cookie, width: 390, isChecker: true, expects: CONNECTION_ERRORS })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(addressesAt(step).overview('photos'))
  return page
}

test('with one hand: a shot leads to the next frame, nothing moves, and a press on a photo marks a damage', async () => {
  const page = await arrive('pickup')
  const [before] = await heights(page)
  await page.context().setOffline(true)
  await page.locator('[name=drivers-side]').focus()
  await takeShot(page, 'drivers-side', await aCameraPhoto(1, 800))
  await expect.poll(() => focused(page)).toBe('rear')
  await frame(page, 'drivers-side').getByRole('button', { name: 'Try again' }).waitFor()
  await page.getByText('0 of 4 photos saved, 1 waiting').waitFor()
  expect([(await heights(page))[0], await viewProblems(page)]).toEqual([before, []])
  await page.context().setOffline(false)
  await frame(page, 'drivers-side').getByText('Saved', { exact: true }).waitFor()
  await frame(page, 'drivers-side')
    .getByRole('link', { name: /^Delete/ })
    .waitFor()
  expect((await heights(page))[0]).toBe(before)
  for (const text of ['1. General Photos, 1 of 4', '1 of 4 photos saved'])
    expect(await page.getByText(text, { exact: true }).count()).toBe(1)

  const outline = await frame(page, 'drivers-side').locator('.frame-outline').boundingBox()
  if (!outline) throw new Error('There is no outline.')
  // the rear wheel, in the lower right of the drawing
  await page.mouse.click(outline.x + outline.width * 0.81, outline.y + outline.height * 0.66)
  await page.waitForURL((url) => url.pathname === addressesAt('pickup').damage())
  await expect.poll(() => page.locator('[name=partOfVehicle]:checked').getAttribute('value')).toBe('rear_wheel')
  expect(await page.locator('[name=observationPoint]').getAttribute('value')).toBe('driver_side')
  expect(await page.locator('[data-choose-part][aria-current]:visible').getAttribute('data-choose-part')).toBe(
    'rear_wheel',
  )
})

test('at the return each frame shows the pickup photo half-transparent, and over the new photo on request', async () => {
  const pickup = await arrive('pickup')
  await takeShot(pickup, 'rear', await aCameraPhoto(2, 800))
  await frame(pickup, 'rear')
    .getByRole('link', { name: /^Delete/ })
    .waitFor()

  const page = await arrive('return')
  const overlay = frame(page, 'rear').locator('.frame-before')
  const look = () => overlay.evaluate((image) => [getComputedStyle(image).opacity, getComputedStyle(image).visibility])
  await expect.poll(() => overlay.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await look()).toEqual(['0.5', 'visible'])
  expect(await frame(page, 'drivers-front').locator('.frame-before').count()).toBe(0)
  await takeShot(page, 'rear', await aCameraPhoto(3, 800))
  await expect.poll(look).toEqual(['0.5', 'hidden'])
  await page.getByLabel(/^Pickup photo over Rear/).check()
  expect(await look()).toEqual(['0.5', 'visible'])
})

test('without script a press on a photo opens the form of a damage with its view', async () => {
  const page = await open({ cookie: story.cookie, width: 390, hasScript: false })
  await page.goto(addressesAt('pickup').overview('photos'))
  await page.getByLabel(/: Driver's front$/).setInputFiles({
    name: 'front.jpg',
    mimeType: 'image/jpeg',
    buffer: await aCameraPhoto(4, 800),
  })
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('link', { name: "Mark damage on Driver's front" }).click()
  await page.getByText('Part of vehicle (required)', { exact: true }).first().waitFor()
  expect(new URL(page.url()).searchParams.get('view')).toBe('front')
})

test('the browser asks before it leaves the page while a photo is being stored', async () => {
  const page = await arrive('pickup')
  const asks = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  const asksWhileSaving = frame(page, 'drivers-front').evaluate(
    (card) =>
      new Promise((resolve) => {
        const look = () =>
          card.querySelector('.status')?.textContent === 'Saving' &&
          resolve(!dispatchEvent(new Event('beforeunload', { cancelable: true })))
        new MutationObserver(look).observe(card, { childList: true, subtree: true })
      }),
  )
  expect(await asks()).toBe(false)
  await takeShot(page, 'drivers-front', await aCameraPhoto(4, 800))
  expect(await asksWhileSaving).toBe(true)
  await expect.poll(asks).toBe(false)
})
