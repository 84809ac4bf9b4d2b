import { createRemixStub } from '@remix-run/testing'
import { createContext, type ReactNode, useContext } from 'react'

/** Renders an element in a router at this address. */
export function inRoute(piece: ReactNode, address = '/') {
  return (
    <Piece.Provider value={piece}>
      <Anywhere initialEntries={[address]} />
    </Piece.Provider>
  )
}

const Piece = createContext<ReactNode>(null)
const Shown = () => <>{useContext(Piece)}</>
const Anywhere = createRemixStub([{ path: '*', Component: Shown }])
