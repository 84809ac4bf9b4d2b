import { env } from '~/server/env.server'

/** Account and credentials for the DocuSign API. */
export type DocusignSettings = {
  baseUrl: string
  authUrl: string
  accountId: string
  integrationKey: string
  userId: string
  privateKey: string
  templateId: string
}

/** Null when incomplete; with SIGNER=docusign the application does not start then. */
export function docusignSettings(): DocusignSettings | null {
  const given = env()
  const {
    DOCUSIGN_BASE_URL: baseUrl,
    DOCUSIGN_AUTH_URL: authUrl,
    DOCUSIGN_ACCOUNT_ID: accountId,
    DOCUSIGN_INTEGRATION_KEY: integrationKey,
    DOCUSIGN_USER_ID: userId,
    DOCUSIGN_PRIVATE_KEY: privateKey,
    DOCUSIGN_TEMPLATE_ID: templateId,
  } = given
  if (!baseUrl || !accountId || !integrationKey || !userId || !privateKey || !templateId) return null
  return { baseUrl, authUrl, accountId, integrationKey, userId, privateKey, templateId }
}
