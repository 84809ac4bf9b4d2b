import { createRemixStub } from '@remix-run/testing'
import { createContext, type ReactNode, useContext } from 'react'

/** A piece of a page with a router around it, standing at an address. */
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
