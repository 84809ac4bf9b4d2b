import { allModels } from './glossary'
import { makeOfNickname } from './make-names'

/**
 * What crews say for what owners list: 'taxi = cab, hack' finds taxis for either word. On the left are words of a
 * listing: all that a space separates are needed, one of those that | separates is enough. A phrase of several words
 * comes before its words: 'fire truck' is never a pickup.
 */
const SAID = `
police = cop, squad car, squad, cruiser, patrol car, police cruiser, prowl car, radio car, black and white, sheriff, sheriff car, trooper, state trooper, highway patrol, law enforcement, prowler
police motorcycle = police bike, cop bike, police motorcycle
taxi = cab, taxi cab, taxicab, hack, nyc taxi, nyc cab, new york taxi, new york cab
taxi london|fairway|fx4|tx1|tx4 = black cab, london cab
ambulance = ambo, paramedic, ems, rescue squad
ambulance|hearse = meat wagon
fire = fire department, fire dept
fire truck = fire truck, fire engine, firetruck, fire rig, fire apparatus, pumper, ladder truck, hook and ladder
military|army = military, army, troop
m35|cckw = deuce and a half
hmmwv = humvee, hummer
transit bus = city bus, metro bus, commuter bus, public bus
recreational = rv, camper, camper van, motorhome, motor home, motor coach, winnebago
construction truck = dump truck, dumper
tow = wrecker, tow rig
delivery truck|step|box = delivery truck
step van = step van, bread truck, bread van, milk truck, ups truck, parcel truck, uniform truck
llv|dj5 = mail truck, mail jeep, post office truck, postal truck
box truck = box van, cube truck, cube van, moving truck, moving van
panel = panel truck, panel van
kenworth|peterbilt|freightliner|mack|autocar|semi truck = semi, semi truck, big rig, 18 wheeler, eighteen wheeler, tractor trailer, road tractor
pickup = pickup truck, pick up truck, pick up
pickup|truck = truck
caravan|voyager|odyssey|astro|safari|sienna|windstar|aerostar|previa|villager|quest = minivan, mini van
wagon|estate = station wagon, estate car, wagon, estate, longroof
woodie|woody|squire|woodies = woodie, woody
woodie|woody|squire wagon = woodie wagon, woody wagon
convertible|cabriolet|roadster = ragtop, rag top, drop top, droptop, soft top, cabriolet, cabrio, vert
motorcycle = motorbike, motor bike, motor cycle, bike, chopper, crotch rocket
harley = hog
limousine = limo, stretch, stretch limo, stretch limousine
hearse = funeral car, funeral coach
hot rod = hotrod, street rod, hot rod
1932 ford = deuce
1932 ford coupe = deuce coupe
muscle = musclecar
racing|race = race, racecar, race car, racer, stock car
exotic = supercar, hypercar
mustang|camaro|firebird|barracuda|challenger|javelin|cougar|trans = pony car
beetle|bug = bug, vw bug, punch buggy
type 2 = vw bus, vw van, volkswagen bus, volkswagen van, microbus, hippie van, hippie bus, kombi
volkswagen = vdub, dub, v dub
mercury|mercedes = merc
thunderbird = tbird, t bird
mustang = stang
corvette = vette
crown victoria = crown vic, crownvic
period|vintage|classic|antique = vintage, classic, antique, old, oldtimer, retro
background = atmosphere
gray|charcoal = charcoal
maroon|burgundy = burgundy, wine, oxblood
beige|tan = tan, cream, ivory
teal|turquoise = turquoise, aqua
purple|violet = violet, lavender
blue|navy = navy
20s = twenties
30s = thirties
40s = forties
50s = fifties
60s = sixties
70s = seventies
80s = eighties
90s = nineties
town car = town car
model a = model a
`

/** Words without meaning if there are other words. */
const NOISE = new Set(
  `a an and any any auto automobile automobiles autos car cars dark find for from get i in light looking my need of on or
  please rent rental ride rides show some the to vehicle vehicles want we with`.split(/\s+/),
)

/** Groups of words; a vehicle needs one word of each group. */
export type WordGroups = readonly (readonly string[])[]

type Vocabulary = { phrases: ReadonlyMap<string, WordGroups>; words: readonly string[]; longest: number }

/** Parsed on first use. */
let parsed: Vocabulary | null = null

function vocabulary(): Vocabulary {
  if (parsed) return parsed
  const spoken = [...said().keys()].map((phrase) => phrase.split(' '))
  parsed = {
    phrases: new Map([...runTogether(), ...said()].map(([phrase, groups]) => [inAnyOrder(phrase), groups])),
    words: [...new Set([...spoken.flat(), ...NOISE])].filter((word) => word.length >= MIN_LETTERS),
    longest: Math.max(...spoken.map((words) => words.length)),
  }
  return parsed
}

const inAnyOrder = (phrase: string) => phrase.split(' ').sort().join(' ')

/** Shorter words are too similar to too many others to be a correction. */
const MIN_LETTERS = 3

function said(): Map<string, WordGroups> {
  return new Map(
    SAID.trim()
      .split('\n')
      .flatMap((line) => {
        const [listed = '', phrases = ''] = line.split(' = ')
        const groups = listed.split(' ').map((group) => group.split('|'))
        return phrases.split(', ').map((phrase): [string, WordGroups] => [phrase, groups])
      }),
  )
}

/** Names of models written as one word: 'belair', 'elcamino'. */
function runTogether(): Map<string, WordGroups> {
  const names = allModels().map(({ model }) => model.toLowerCase())
  const several = names.filter((name) => /^[a-z]+( [a-z]+)+$/.test(name)).map((name) => name.split(' '))
  return new Map(several.map((words) => [words.join(''), words.map((word) => [word])]))
}

/** The most words that a phrase has. */
export const longestPhrase = () => vocabulary().longest

/** What a phrase means in words of a listing, in any order, or null: 'cab' is taxi, 'belair' is bel and air. */
export function meaningOf(phrase: string): WordGroups | null {
  const known = vocabulary().phrases.get(inAnyOrder(phrase))
  if (known) return known
  const make = makeOfNickname(phrase)?.toLowerCase()
  return make && !make.includes(' ') ? [[make.replace(/[^a-z0-9]/g, '')]] : null
}

export const isNoise = (word: string) => NOISE.has(word)

/** Words that crews say, for correcting misspelled ones. */
export const tradeWords = () => vocabulary().words
