import { Readable } from 'node:stream'
import { and, eq, ne } from 'drizzle-orm'
import { now } from '~/server/clock.server'
import { agreements, db, orders } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { requireFile } from '~/server/files/store.server'
import { type Account, requireArea, type SigningLinkHolder } from '~/server/session/asker.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { type Agreement, requireAgreementById } from './agreement.server'
import { agreementPdf } from './agreement-pdf.server'
import { requireAgreement } from './require-agreement.server'

/** An agreement as a file to download. */
export type AgreementFile = { name: string; bytes: number; tag?: string; open: () => Promise<Readable> }

/** For the holder of its link: the sealed PDF, or an unsigned copy until there is one. 410 as for the page. */
export async function agreementForSigner(signer: SigningLinkHolder): Promise<AgreementFile> {
  await requireAgreement(signer)
  const agreement = await requireAgreementById(db(), signer.agreementId)
  return (await sealedDocument(agreement)) ?? copyToRead(agreement)
}

/** The sealed PDF for members who see prices. 404 until it is sealed, 500 if the file is missing from the store. */
export async function agreementForMember(asker: Account, orderId: number): Promise<AgreementFile> {
  requireArea(asker, 'orders')
  const [row] = await db()
    .select({ projectId: orders.projectId, agreement: agreements })
    .from(orders)
    .innerJoin(agreements, and(eq(agreements.orderId, orders.id), ne(agreements.status, 'replaced')))
    .where(eq(orders.id, orderId))
  if (!row) throw notFound()
  const membership = await requireMembership(asker, row.projectId)
  requirePermission('seePrices', membership)
  const document = await sealedDocument(row.agreement)
  if (!document) throw notFound()
  return document
}

async function sealedDocument({
  orderId,
  documentKey,
}: Pick<Agreement, 'orderId' | 'documentKey'>): Promise<AgreementFile | null> {
  if (documentKey === null) return null
  const file = await requireFile(documentKey)
  return { ...file, name: `Rental agreement ${orderId}.pdf`, tag: /(\w+)\.pdf$/.exec(documentKey)?.[1] }
}

async function copyToRead(agreement: Agreement): Promise<AgreementFile> {
  const document = await agreementPdf({ agreement, use: 'to read', madeAt: now() })
  const name = `Rental agreement ${agreement.orderId}, not signed.pdf`
  return { name, bytes: document.length, open: async () => Readable.from([document]) }
}
