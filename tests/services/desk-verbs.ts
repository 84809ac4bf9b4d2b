import type { Account } from '~/server/session/asker.server'
import { approveSignUp } from '~/services/provider/approve-sign-up.server'
import { backupsPage } from '~/services/provider/backups-page.server'
import { findBackup } from '~/services/provider/find-backup.server'
import { inviteOwner } from '~/services/provider/invite-owner.server'
import { countGivenUp } from '~/services/provider/mail/count-given-up.server'
import { sendAgain } from '~/services/provider/mail/send-again.server'
import { undeliveredPage } from '~/services/provider/mail/undelivered-page.server'
import { ownersPage } from '~/services/provider/owners-page.server'
import { rejectSignUp } from '~/services/provider/reject-sign-up.server'
import { requireSignUp } from '~/services/provider/require-sign-up.server'
import { signUpsPage } from '~/services/provider/sign-ups-page.server'
import { startBackup } from '~/services/provider/start-backup.server'

type At = { requestId: string; mailId: string }
type Call = (asker: Account, at: At) => Promise<unknown>

/** The verbs of the provider's desk, which serve its staff alone. */
export function deskVerbs<Policy extends object>(staff: Policy) {
  const verbs: Record<string, [Policy, Call]> = {
    signUpsPage: [staff, (asker) => signUpsPage(asker, 'requested', null)],
    requireSignUp: [staff, (asker, { requestId }) => requireSignUp(asker, requestId)],
    approveSignUp: [staff, (asker, { requestId }) => approveSignUp(asker, { requestId, role: asker.role })],
    rejectSignUp: [staff, (asker, { requestId }) => rejectSignUp(asker, { requestId, reason: 'No.' })],
    ownersPage: [staff, (asker) => ownersPage(asker)],
    inviteOwner: [staff, (asker) => inviteOwner(asker, 'new@owner.example')],
    backupsPage: [staff, (asker) => backupsPage(asker)],
    countGivenUp: [staff, (asker) => countGivenUp(asker)],
    undeliveredPage: [staff, (asker) => undeliveredPage(asker, null)],
    sendAgain: [staff, (asker, { mailId }) => sendAgain(asker, mailId)],
    startBackup: [staff, (asker) => startBackup(asker)],
    findBackup: [staff, (asker) => findBackup(asker, 'backlot-2026-11-20T08-30-00-000Z.tar.gz')],
  }
  return verbs
}
