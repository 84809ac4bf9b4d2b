import { benchSearch } from './search'

const figures = new Map([['search', benchSearch]])

/** `npm run bench` measures every figure, `npm run bench -- search` one of them. */
const [asked] = process.argv.slice(2)
for (const [name, measure] of figures) if (asked === undefined || asked === name) await measure()
