import { fleetFile } from '#tests/world/fleet-files'
import { beginImport, receiveImport } from '~/services/fleet/import/begin-import.server'
import { checkImport } from '~/services/fleet/import/check-import.server'
import { confirmImport } from '~/services/fleet/import/confirm-import.server'
import { exportFleet } from '~/services/fleet/import/export-fleet.server'
import { requireFleet } from '~/services/fleet/import/fleet-of.server'
import { requireImport } from '~/services/fleet/import/import-access.server'
import { importFleet } from '~/services/fleet/import/import-fleet.server'
import {
  columnsPage,
  importPage,
  importsPage,
  previewPage,
  requireUndo,
} from '~/services/fleet/import/import-pages.server'
import { problemsFile } from '~/services/fleet/import/import-problems.server'
import { beginPhotoZip, receivePhotoZip } from '~/services/fleet/import/photos/begin-photos.server'
import { undoImport } from '~/services/fleet/import/undo-import.server'
import type { Call } from './stage'

/** Import and export of a fleet, for its owner and staff. */
export const IMPORT_SERVICES: Record<string, Call> = {
  exportFleet: (asker, { people }) => exportFleet(asker, people.owner.id),
  requireFleet: (asker, { people }) => requireFleet(asker, people.owner.id),
  receiveImport: (asker, { people }) => receiveImport(asker, people.owner.id),
  beginImport: (asker, { people }) => beginImport(asker, people.owner.id, undefined),
  importFleet: (asker, { people }) => importFleet(asker, people.owner.id, fleetFile({})),
  requireImport: (asker, { importId }) => requireImport(asker, importId),
  checkImport: (asker, { importId }) => checkImport(asker, importId, { stockNumber: 0 }),
  confirmImport: (asker, { importId }) => confirmImport(asker, importId, { listWhenComplete: false }),
  receivePhotoZip: (asker, { people }) => receivePhotoZip(asker, people.owner.id),
  beginPhotoZip: (asker, { people }) => beginPhotoZip(asker, people.owner.id, undefined),
  importsPage: (asker, { people }) => importsPage(asker, people.owner.id),
  importPage: (asker, { importId }) => importPage(asker, importId, null),
  columnsPage: (asker, { importId }) => columnsPage(asker, importId),
  previewPage: (asker, { importId }) => previewPage(asker, importId),
  problemsFile: (asker, { importId }) => problemsFile(asker, importId),
  requireUndo: (asker, { importId }) => requireUndo(asker, importId),
  undoImport: (asker, { importId }) => undoImport(asker, importId),
}
