import { createContext, useContext } from 'react'

/** The one-time word that lets this document's own scripts run under its content policy. Empty in the browser. */
export const NonceContext = createContext('')

export const useNonce = () => useContext(NonceContext)
