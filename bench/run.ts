import { benchDeskOrders } from './desk-orders'
import { benchDownloads } from './downloads'
import { benchHostileUploads } from './hostile-uploads'
import { benchInspection } from './inspection'
import { benchMail } from './mail'
import { benchPdf } from './pdf'
import { benchProjectPage } from './project-page'
import { benchReport } from './report'
import { benchSearch } from './search'
import { benchSearchPage } from './search-page'
import { benchUpload } from './upload'

const figures = new Map([
  ['search', benchSearch],
  ['search-page', benchSearchPage],
  ['pdf', benchPdf],
  ['mail', benchMail],
  ['report', benchReport],
  ['downloads', benchDownloads],
  ['upload', benchUpload],
  ['hostile-uploads', benchHostileUploads],
  ['project-page', benchProjectPage],
  ['inspection', benchInspection],
  ['desk-orders', benchDeskOrders],
])

/** `npm run bench` measures every figure, `npm run bench -- search` one of them. */
const [asked] = process.argv.slice(2)
for (const [name, measure] of figures) if (asked === undefined || asked === name) await measure()
