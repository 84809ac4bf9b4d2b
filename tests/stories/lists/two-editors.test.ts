import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppServer } from '#tests/world/application/app-server'
import { aWorld } from '#tests/world/application/world'
import { aMember, anAdmin, signedIn } from '#tests/world/people'
import { aList, aProject } from '#tests/world/projects'
import { newVisitor, type Visitor } from '#tests/world/visits/visitor'
import { fillLogIn } from '#tests/world/visits/walks'
import { listPaths } from '~/models/trade/paths/lists'

/** Two people of a crew who have the same list open, without script. */
const world = await aWorld(async () => {
  const dana = await anAdmin()
  const mel = await aMember()
  const projectId = await aProject({ Owner: dana, Member: mel })
  const listId = await aList(projectId, dana, { episode: '4', location: 'Newnan, GA' })
  return {
    mel,
    ofDana: await signedIn(dana),
    ofMel: await signedIn(mel),
    edit: listPaths.editList(projectId, listId),
  }
})
const { story } = world
let app: AppServer
let dana: Visitor
let mel: Visitor

beforeAll(async () => {
  app = await world.start()
  dana = newVisitor(app.origin, story.ofDana)
  mel = newVisitor(app.origin, story.ofMel)
})
afterAll(world.end)

const SAVED = 'List Updated Successfully'
const CHANGED = 'has changed this list since you opened it.'

/** What stands in the fields of the form, opened anew. */
async function inForm(visitor: Visitor) {
  await visitor.open(story.edit)
  const value = (label: string) => visitor.find('textbox', label).getAttribute('value')
  return ['Name', 'Season', 'Episode', 'Act', 'Scene', 'Shot description', 'Location'].map(value)
}

test('what they change apart from each other is saved without a question, and once more by the back button', async () => {
  for (const visitor of [dana, mel]) await visitor.open(story.edit)
  dana.fill('Name', 'Taxis')
  mel.fill('Season', '2')
  expect((await dana.press('Update')).text).toContain(SAVED)
  expect((await mel.press('Update')).text).toContain(SAVED)
  dana.back()
  expect((await dana.press('Update')).text).toContain(SAVED)
  expect(await inForm(mel)).toEqual(['Taxis', '2', '4', null, null, null, 'Newnan, GA'])
})

test('where both have changed the same, the second sees both and decides', async () => {
  await dana.open(story.edit)
  dana.fill('Name', 'Cabs')
  dana.fill('Episode', '5')
  await dana.press('Update')
  mel.fill('Name', 'Yellow cabs')
  mel.fill('Location', '')
  const { status, text } = await mel.press('Update')
  expect([status, text.includes(`Dana Whitlock ${CHANGED}`), text.includes('It now says “Cabs”.')]).toEqual([
    409,
    true,
    true,
  ])
  expect((await mel.press('Save anyway')).text).toContain(SAVED)
  expect(await inForm(dana)).toEqual(['Yellow cabs', '2', '5', null, null, null, null])
})

test('a form that waited for a log-in, or came back for another reason, still says from what it was written', async () => {
  await mel.open(story.edit)
  await dana.open(story.edit)
  dana.fill('Name', 'Police cars')
  await dana.press('Update')
  mel.fill('Name', '')
  expect((await mel.press('Update')).text).toContain('Name is required')
  mel.fill('Name', 'Squad cars')
  mel.cookies.delete('backlot_session')
  await mel.press('Update')
  await fillLogIn(mel, story.mel)
  const { status, text } = await mel.press('Update')
  expect([status, text.includes(`Dana Whitlock ${CHANGED}`), text.includes('It now says “Police cars”.')]).toEqual([
    409,
    true,
    true,
  ])
})
