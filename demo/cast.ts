import type { ApplicationRole } from '~/models/trade/vocabulary/accounts'

export type CrewKey = 'dana' | 'marcus' | 'ruth' | 'mel' | 'vic'

/** The owners; each has a file in `fleets`. */
export const OWNERS = [
  'omar',
  'walt',
  'gloria',
  'hank',
  'june',
  'pete',
  'ray',
  'ines',
  'cole',
  'tess',
  'bo',
  'marge',
] as const
export type OwnerKey = (typeof OWNERS)[number]
export type CastKey = CrewKey | OwnerKey | 'pru'

export type CastMember = { firstName: string; lastName: string; role: ApplicationRole; phone: string; title: string }

/** Everybody who can log in to the demo. The phone numbers are in the range reserved for fiction. */
export const CAST: Record<CastKey, CastMember> = {
  dana: crew('Dana', 'Whitlock', 'admin', '+14045550110', 'Unit Production Manager'),
  marcus: crew('Marcus', 'Oyelaran', 'admin', '+14045550111', 'Line Producer'),
  ruth: crew('Ruth', 'Castellano', 'member', '+14045550112', 'Transportation Coordinator'),
  mel: crew('Mel', 'Ferraro', 'member', '+14045550113', 'Picture Car Coordinator'),
  vic: crew('Vic', 'Sandoval', 'user', '+14045550114', 'Art Department'),
  omar: owner('Omar', 'Haddad', '+14045550142', 'Atlanta'),
  walt: owner('Walt', 'Jernigan', '+17705550117', 'Atlanta'),
  gloria: owner('Gloria', 'Estrada', '+18185550163', 'Los Angeles'),
  hank: owner('Hank', 'Lindqvist', '+16265550129', 'Los Angeles'),
  june: owner('June', 'Park', '+17185550175', 'New York'),
  pete: owner('Pete', 'Moretti', '+13475550186', 'New York'),
  ray: owner('Ray', 'Tolbert', '+17705550151', 'Norcross'),
  ines: owner('Ines', 'Carvalho', '+18185550138', 'Van Nuys'),
  cole: owner('Cole', 'Whitaker', '+16265550177', 'Pomona'),
  tess: owner('Tess', 'Okafor', '+17185550158', 'Maspeth'),
  bo: owner('Bo', 'Thibodeaux', '+15045550126', 'New Orleans'),
  marge: owner('Marge', 'Lindstrom', '+15055550183', 'Albuquerque'),
  pru: {
    firstName: 'Pru',
    lastName: 'Delacroix',
    role: 'backlot_provider',
    phone: '+14045550190',
    title: 'Provider desk',
  },
}

/** The password of all accounts. It is printed at the start, because there is nothing to protect. */
export const DEMO_PASSWORD = 'picture-cars'

/** An owner who was invited and has not set up an account yet. */
export const INVITED_OWNER = 'lena@demo.example'

export function emailOf(key: CastKey): string {
  return `${key}@demo.example`
}

function crew(
  firstName: string,
  lastName: string,
  role: 'admin' | 'member' | 'user',
  phone: string,
  title: string,
): CastMember {
  return { firstName, lastName, role: `backlot_renter_application_${role}`, phone, title }
}

function owner(firstName: string, lastName: string, phone: string, city: string): CastMember {
  return { firstName, lastName, role: 'backlot_owner', phone, title: `Vehicle owner, ${city}` }
}
