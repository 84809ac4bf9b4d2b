import { unwrap } from '#demo/builder/unwrap'
import { anAnswerLink, answerHolder } from '#tests/world/answer-links'
import { aProvider } from '#tests/world/builders'
import { ASKED, aDeal, anInquiry, anotherDeal, type Deal } from '#tests/world/deals'
import { serverAsker } from '~/server/session/asker.server'
import { answerByLink, counterByLink } from '~/services/deals/answer-link/answer-by-link.server'
import { answerOffer, counterOffer } from '~/services/deals/answer-offer.server'
import { remindOwner } from '~/services/deals/deadlines/remind-owner.server'
import { watchDeadlines } from '~/services/deals/deadlines/watch-deadlines.server'
import { sendInquiries } from '~/services/deals/selected/send-inquiries.server'

type IssueLinks = () => Promise<string[]>

const HOUR = 3_600_000

/** Calls the deal services that issue links; the links are only in their emails. `later` advances the clock. */
export function dealLinkIssuers(later: (milliseconds: number) => void): Record<string, IssueLinks> {
  const asked = async (): Promise<Deal & { side: 'owner'; inquiryId: string }> => {
    const deal = await aDeal()
    return { ...deal, side: 'owner', inquiryId: await anInquiry(deal, { dayLimit: 1 }) }
  }
  const linked = async () => {
    const { owner, inquiryId } = await asked()
    const { token, linkId } = await anAnswerLink({ inquiryId, round: 1, to: owner })
    return { token, holder: await answerHolder(linkId) }
  }
  return {
    sendInquiry: async () => nothing(await asked()),

    sendInquiries: async () => {
      const deal = await aDeal()
      const { renter, projectId } = deal
      const both = [deal, await anotherDeal(deal)]
      const vehicles = both.map(({ listVehicleId: id }) => ({ id, attempt: 1, daily: 10_000 }))
      return nothing(unwrap(await sendInquiries(renter, projectId, { ...ASKED, percent: 90, vehicles })))
    },

    counterOffer: async () => {
      const party = await asked()
      return nothing(unwrap(await counterOffer(party.owner, party, { rate: 48_000, round: 1 })))
    },

    answerOffer: async () => {
      const party = await asked()
      return nothing(unwrap(await answerOffer(party.owner, party, 'accept', 1)))
    },

    counterByLink: async () => {
      const { token, holder } = await linked()
      unwrap(await counterByLink(holder, { rate: 48_000, round: 1 }))
      return [token]
    },

    answerByLink: async () => {
      const { token, holder } = await linked()
      unwrap(await answerByLink(holder, 'accept', 1))
      return [token]
    },

    remindOwner: async () => {
      const { inquiryId } = await asked()
      return nothing(unwrap(await remindOwner(await aProvider(), inquiryId)))
    },

    watchDeadlines: async () => {
      await asked()
      later(19 * HOUR)
      await watchDeadlines(serverAsker())
      return []
    },
  }
}

const nothing = (_: unknown): string[] => []
