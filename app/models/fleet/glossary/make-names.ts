/** Without case, accents, spaces and hyphens: 'Citroën' is citroen, 'Rolls-Royce' rollsroyce. */
export function plainName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}

/** Nicknames of makes, as plain names. */
const NICKNAMES = new Map([
  ['alfa', 'Alfa Romeo'],
  ['americanmotors', 'AMC'],
  ['aston', 'Aston Martin'],
  ['benz', 'Mercedes-Benz'],
  ['caddy', 'Cadillac'],
  ['chev', 'Chevrolet'],
  ['chevy', 'Chevrolet'],
  ['enfield', 'Royal Enfield'],
  ['fuso', 'Mitsubishi Fuso'],
  ['harley', 'Harley-Davidson'],
  ['ih', 'International'],
  ['internationalharvester', 'International'],
  ['lambo', 'Lamborghini'],
  ['mercedes', 'Mercedes-Benz'],
  ['minicooper', 'Mini'],
  ['olds', 'Oldsmobile'],
  ['rangerover', 'Land Rover'],
  ['rolls', 'Rolls-Royce'],
  ['teslamotors', 'Tesla'],
  ['thomas', 'Thomas Built'],
  ['volkswagon', 'Volkswagen'],
  ['vw', 'Volkswagen'],
])

/** The make for a nickname, 'Chevrolet' for 'Chevy', or null. */
export function makeOfNickname(name: string): string | null {
  return NICKNAMES.get(plainName(name)) ?? null
}
