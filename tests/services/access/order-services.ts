import { unwrap } from '#demo/builder/unwrap'
import { BILLING, CORRECTED, QUOTED, SIGNER } from '#tests/world/paperwork'
import { signed } from '#tests/world/signing'
import { requireBillable, requireBilled } from '~/services/billing/billable-order.server'
import { correctInvoice } from '~/services/billing/correct-invoice.server'
import { findQuoteDraft } from '~/services/billing/find-quote-draft.server'
import { invoiceFile } from '~/services/billing/invoice-file.server'
import { invoicesOfOrder } from '~/services/billing/invoices-of-order.server'
import { issueInvoice } from '~/services/billing/issue-invoice.server'
import { makeQuote } from '~/services/billing/make-quote.server'
import { quoteFile } from '~/services/billing/quote-file.server'
import { requireInvoice } from '~/services/billing/read-invoice.server'
import { requireMadeQuote } from '~/services/billing/read-quote.server'
import { addToCart } from '~/services/booking/cart/add-to-cart.server'
import { agreedVehicles } from '~/services/booking/cart/agreed-vehicles.server'
import { findCart } from '~/services/booking/cart/find-cart.server'
import { removeFromCart } from '~/services/booking/cart/remove-from-cart.server'
import { findCheckout, findOrderJustPlaced } from '~/services/booking/checkout/find-checkout.server'
import { placeOrder } from '~/services/booking/checkout/place-order.server'
import { saveBilling } from '~/services/booking/checkout/save-billing.server'
import { findDocument, findProviderDocument } from '~/services/documents/find-document.server'
import { openDocuments } from '~/services/documents/open-documents.server'
import { orderDocumentsPage } from '~/services/documents/overview/documents-pages.server'
import { zipOrderDocuments, zipProjectDocuments } from '~/services/documents/overview/documents-zip.server'
import { removeStagedDocument } from '~/services/documents/stage-document.server'
import { receiveDocuments, submitDocuments } from '~/services/documents/submit-documents.server'
import { requireOrder } from '~/services/order-page/require-order.server'
import { correctBilling, requireBilling } from '~/services/orders/correct-billing.server'
import { findOrders } from '~/services/orders/find-orders.server'
import { cancelItem, changeDays, completeItem, extendItem } from '~/services/orders/items/amend-item.server'
import { pickupReport, requirePickupDetails } from '~/services/orders/items/pickup-details.server'
import { requireChangeableItem, requireItem } from '~/services/orders/items/require-item.server'
import { orderedProjectsPage } from '~/services/orders/ordered-projects-page.server'
import { ordersPage } from '~/services/orders/orders-page.server'
import { pickupsAhead } from '~/services/orders/pickups-ahead.server'
import { vehiclesOut } from '~/services/orders/vehicles-out.server'
import { agreementForMember } from '~/services/signing/agreement/agreement-file.server'
import { openSigning } from '~/services/signing/open-signing.server'
import { requireSendableOf, requireSignerChoice } from '~/services/signing/require-sendable.server'
import { resendAgreement } from '~/services/signing/resend-agreement.server'
import { sendAgreement } from '~/services/signing/send-agreement.server'
import type { Services } from './stage'

const LATER = { from: '2026-11-23', to: '2026-11-27' }

/** Carts, orders and their items, signing, documents, quotes and invoices. */
export const ORDER_SERVICES: Services = {
  admins: {
    agreedVehicles: (asker) => agreedVehicles(asker),
    findCart: (asker) => findCart(asker),
    findCheckout: (asker) => findCheckout(asker),
    findOrderJustPlaced: (asker) => findOrderJustPlaced(asker),
    saveBilling: (asker) => saveBilling(asker, BILLING),
    placeOrder: (asker, { revision }) => placeOrder(asker, { ...SIGNER, revision }),
    findQuoteDraft: (asker) => findQuoteDraft(asker),
    makeQuote: (asker, { revision }) => makeQuote(asker, { ...QUOTED, revision }),
    orderedProjectsPage: (asker) => orderedProjectsPage(asker, { search: '' }),
    findOrders: (asker) => findOrders(asker, { search: '' }),
    pickupsAhead: (asker) => pickupsAhead(asker),
    vehiclesOut: (asker) => vehiclesOut(asker),
  },
  adminsOrStaff: {
    findProviderDocument: (asker) => findProviderDocument(asker, 'w-9'),
  },
  cartOwner: {
    removeFromCart: (asker, { cartItemId }) => removeFromCart(asker, cartItemId),
    requireMadeQuote: (asker, { quoteId }) => requireMadeQuote(asker, quoteId),
  },
  editors: {
    quoteFile: (asker, at) => quoteFile(asker, at),
  },
  ownerOfProject: {
    addToCart: (asker, { agreed }) => addToCart(asker, agreed),
  },
  orderReaders: {
    ordersPage: (asker, { projectId }) => ordersPage(asker, projectId),
    requireOrder: (asker, { orderId }) => requireOrder(asker, orderId),
    requirePickupDetails: (asker, at) => requirePickupDetails(asker, at),
    pickupReport: (asker, at) => pickupReport(asker, at),
    openDocuments: (asker, { orderId }) => openDocuments(asker, orderId),
  },
  projectAdmins: {
    orderDocumentsPage: (asker, { orderId }) => orderDocumentsPage(asker, orderId),
    cancelItem: (asker, { item }) => cancelItem(asker, item, { revision: 1 }),
    changeDays: (asker, { item }) => changeDays(asker, item, { ...LATER, revision: 1 }),
    extendItem: (asker, { item }) => extendItem(asker, item, { to: LATER.to, revision: 1 }),
    completeItem: (asker, { item }) => completeItem(asker, item, { to: LATER.to, revision: 1 }),
    requireBilling: (asker, at) => requireBilling(asker, at),
    correctBilling: (asker, at) => correctBilling(asker, at, { ...BILLING, replaces: at.listId }),
    requireSendableOf: (asker, { orderId, projectId }) => requireSendableOf(asker, { orderId, projectId }),
    requireSignerChoice: (asker, { orderId, projectId }) => requireSignerChoice(asker, { orderId, projectId }),
    resendAgreement: (asker, { orderId }) => resendAgreement(asker, orderId),
    sendAgreement: (asker, { orderId, listId }) => sendAgreement(asker, orderId, { ...SIGNER, replaces: listId }),
    openSigning: (asker, { orderId }) => openSigning(asker, orderId),
    agreementForMember: async (asker, { orderId, people }) => {
      // there is no document until it is signed
      if (asker === people.admin) unwrap(await signed(orderId))
      return agreementForMember(asker, orderId)
    },
    receiveDocuments: (asker, { orderId }) => receiveDocuments(asker, orderId),
    submitDocuments: (asker, { orderId }) => submitDocuments(asker, orderId, {}, null),
    removeStagedDocument: (asker, { orderId }) => removeStagedDocument(asker, orderId, 'coi'),
    zipProjectDocuments: (asker, { projectId }) => zipProjectDocuments(asker, projectId),
    invoicesOfOrder: (asker, at) => invoicesOfOrder(asker, at),
    issueInvoice: (asker, at) => issueInvoice(asker, at),
    correctInvoice: (asker, at) => correctInvoice(asker, at, { ...CORRECTED, invoiceId: at.invoiceId }),
    requireInvoice: (asker, at) => requireInvoice(asker, at, at.invoiceId),
    invoiceFile: (asker, at) => invoiceFile(asker, { ...at, format: 'csv' }),
    requireBilled: (asker, at) => requireBilled(asker, at),
    requireBillable: (asker, at) => requireBillable(asker, at),
  },
  projectAdminsOrStaff: {
    requireChangeableItem: (asker, { item }) => requireChangeableItem(asker, item),
    requireItem: (asker, { item }) => requireItem(asker, 'cancel', item),
    zipOrderDocuments: (asker, { orderId }) => zipOrderDocuments(asker, orderId),
  },
  documentReaders: {
    findDocument: (asker, at) => findDocument(asker, at),
  },
}
