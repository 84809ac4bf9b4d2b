import type { SigningMethod } from '~/models/trade/vocabulary/documents'
import { env } from '~/server/env.server'
import { builtInSigner } from './built-in-signer.server'
import { docusignSigner } from './docusign-signer.server'
import type { SignerPort } from './signer-port'

const PORTS: Record<SigningMethod, SignerPort> = { 'built-in': builtInSigner, docusign: docusignSigner }

/** How agreements are signed that are sent from now on. */
export const signerPort = (): SignerPort => PORTS[env().SIGNER]

/** How this one is signed: as it was when it was sent. */
export const signerPortFor = ({ signedWith }: { signedWith: SigningMethod }): SignerPort => PORTS[signedWith]
