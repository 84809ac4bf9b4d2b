import { and, eq } from 'drizzle-orm'
import { db } from '~/server/db/client.server'
import { cartItems, carts, inquiries } from '~/server/db/schema'
import type { Account } from '~/server/session/asker.server'
import { answerOffer } from '~/services/deals/answer-offer.server'
import { counterOffer } from '~/services/deals/counter-offer.server'
import { sendInquiry } from '~/services/deals/send-inquiry.server'
import { addToCart } from '~/services/orders/cart/add-to-cart.server'
import { BILLING, SIGNER, withBilling } from './bookings'
import type { ByHand } from './by-hand'
import { FIVE_DAYS } from './deals'
import {
  aList,
  aListVehicle,
  aMember,
  anAdmin,
  anOwner,
  aProject,
  aProvider,
  aUser,
  aVehicle,
  signedIn,
} from './people'

/**
 * Two productions that know nothing of one another, each with a vehicle at every step: not inquired, waiting for the
 * owner, countered, agreed and in the cart; and the cookies of everybody.
 */
export async function twoCrews() {
  const [ada, mel, vic, bob] = [await anAdmin('Ada'), await aMember('Mel'), await aUser('Vic'), await anAdmin('Bob')]
  const [omar, olga, pru] = [await anOwner('Omar'), await anOwner('Olga'), await aProvider('Pru')]
  const ours = await aCrewAtWork(ada, omar, await aProject({ Owner: ada, Member: mel, User: vic }))
  const theirs = await aCrewAtWork(bob, olga, await aProject({ Owner: bob }, { title: 'Nightshift' }))
  const people = { ada, mel, vic, bob, omar, olga, pru }
  const cookies = {
    ada: await signedIn(ada),
    mel: await signedIn(mel),
    vic: await signedIn(vic),
    bob: await signedIn(bob),
    omar: await signedIn(omar),
    olga: await signedIn(olga),
    pru: await signedIn(pru),
    nobody: '',
  }
  return { ours, theirs, people, cookies }
}

export type Crew = Awaited<ReturnType<typeof aCrewAtWork>>

async function aCrewAtWork(leader: Account, owner: Account, projectId: string) {
  const listId = await aList(projectId, leader)
  const place = async (model: string) => {
    const vehicleId = await aVehicle(owner, { model })
    return { projectId, listVehicleId: await aListVehicle(projectId, listId, vehicleId, leader) }
  }
  const inquired = async (model: string) => {
    const at = await place(model)
    await succeed(sendInquiry(leader, at, { ...ASKED, attempt: 1 }))
    const [inquiry] = await db().select().from(inquiries).where(eq(inquiries.listVehicleId, at.listVehicleId))
    return { ...at, inquiryId: inquiry?.id ?? '' }
  }
  const agreed = async (model: string) => {
    const at = await inquired(model)
    await succeed(answerOffer(owner, { side: 'owner', inquiryId: at.inquiryId }, 'accept', 1))
    return at
  }
  const fresh = await place('Impala')
  const asked = await inquired('Nova')
  const countered = await inquired('Vega')
  const party = { side: 'owner', inquiryId: countered.inquiryId } as const
  await succeed(counterOffer(owner, party, { rate: 48_000, round: 1 }))
  const available = await agreed('Malibu')
  const inCart = await agreed('Camaro')
  await succeed(addToCart(leader, { projectId, listVehicleId: inCart.listVehicleId }))
  await withBilling(leader)
  const [item] = await db()
    .select({ id: cartItems.id, revision: carts.revision })
    .from(cartItems)
    .innerJoin(carts, and(eq(carts.accountId, cartItems.accountId), eq(carts.accountId, leader.id)))
  const loose = await aVehicle(owner, { model: 'Monza' })
  return {
    projectId,
    listId,
    loose,
    fresh,
    asked,
    countered,
    available,
    cartItemId: item?.id ?? '',
    revision: item?.revision ?? 0,
  }
}

const ASKED = {
  productionCompany: 'Red Clay Pictures',
  location: 'Newnan courthouse square',
  ...FIVE_DAYS,
  rate: 45_000,
  dayLimit: 2,
  mileage: 'low',
  usage: ['hero_shots'],
} satisfies Omit<Parameters<typeof sendInquiry>[2], 'attempt'>

async function succeed(outcome: Promise<{ ok: boolean }>) {
  if (!(await outcome).ok) throw new Error('The story could not be told.')
}

type Form = { at: (crew: Crew) => string; fields: (crew: Crew) => ByHand; by: 'crew' | 'owner' }

const onCard = (noun: string, card: 'fresh' | 'countered' | 'available') => (crew: Crew) =>
  `/projects/${crew.projectId}/list/${crew[card].listVehicleId}/${noun}`
const onThread = (path: string) => (crew: Crew) => `/owner/inquiries/${crew.asked.inquiryId}/${path}`
const LIST = { name: 'Chase', season: '2', episode: '', act: '', scene: '', shotDescription: '', location: 'Senoia' }

/** Every form of the way from the search to the order as an honest page fills it in, and who does so. */
export const FORMS = {
  newList: { at: ({ projectId }) => `/projects/${projectId}/list/new`, fields: () => LIST, by: 'crew' },
  editList: {
    at: ({ projectId, listId }) => `/projects/${projectId}/list/${listId}/edit`,
    fields: () => LIST,
    by: 'crew',
  },
  addToList: {
    at: ({ projectId, loose }) => `/home/view-vehicle/add?car-id=${loose}&project-id=${projectId}`,
    fields: ({ listId }) => ({ listId }),
    by: 'crew',
  },
  removal: { at: onCard('removal', 'fresh'), fields: () => ({}), by: 'crew' },
  inquiry: {
    at: onCard('inquiry', 'fresh'),
    fields: () => ({ ...ASKED, rate: '450', dayLimit: '2', attempt: '1' }),
    by: 'crew',
  },
  counter: {
    at: onCard('negotiation', 'countered'),
    fields: ({ countered }) => ({ rate: '460', round: '2', inquiryId: countered.inquiryId }),
    by: 'crew',
  },
  accept: {
    at: onCard('acceptance', 'countered'),
    fields: ({ countered }) => ({ round: '2', inquiryId: countered.inquiryId }),
    by: 'crew',
  },
  decline: {
    at: onCard('decline', 'countered'),
    fields: ({ countered }) => ({ round: '2', inquiryId: countered.inquiryId }),
    by: 'crew',
  },
  addToCart: { at: onCard('cart-item', 'available'), fields: () => ({}), by: 'crew' },
  askToBook: { at: onCard('booking-request', 'available'), fields: () => ({}), by: 'crew' },
  cartRemoval: { at: ({ cartItemId }) => `/cart/${cartItemId}/removal`, fields: () => ({}), by: 'crew' },
  billing: { at: () => '/cart/bookVehicles/billing', fields: () => ({ ...BILLING }), by: 'crew' },
  signer: {
    at: () => '/cart/bookVehicles',
    fields: ({ revision }) => ({ ...SIGNER, revision: `${revision}` }),
    by: 'crew',
  },
  ownersCounter: { at: onThread('negotiation'), fields: () => ({ rate: '480', round: '1' }), by: 'owner' },
  ownersAccept: { at: onThread('acceptance'), fields: () => ({ round: '1' }), by: 'owner' },
  ownersDecline: { at: onThread('decline'), fields: () => ({ round: '1' }), by: 'owner' },
} satisfies Record<string, Form>

export type FormName = keyof typeof FORMS
