import { benchDeskOrders } from './desk-orders'
import { benchDownloads } from './downloads'
import { benchHostileUploads } from './hostile-uploads'
import { benchImport } from './import'
import { benchInspection } from './inspection'
import { benchListingSearch } from './listing-search'
import { benchMail } from './mail'
import { benchPdf } from './pdf'
import { benchProjectPage } from './project-page'
import { benchReport } from './report'
import { benchSearch } from './search'
import { benchSearchPage } from './search-page'
import { benchSearchRelevance } from './search-relevance'
import { benchUpload } from './upload'

const figures = new Map([
  ['search', benchSearch],
  ['search-relevance', benchSearchRelevance],
  ['listing-search', benchListingSearch],
  ['search-page', benchSearchPage],
  ['pdf', benchPdf],
  ['mail', benchMail],
  ['report', benchReport],
  ['downloads', benchDownloads],
  ['upload', benchUpload],
  ['hostile-uploads', benchHostileUploads],
  ['project-page', benchProjectPage],
  ['inspection', benchInspection],
  ['import', benchImport],
  ['desk-orders', benchDeskOrders],
])

/** `npm run bench` runs every benchmark, `npm run bench -- search` one of them. */
const [chosen] = process.argv.slice(2)
for (const [name, measure] of figures) if (chosen === undefined || chosen === name) await measure()
