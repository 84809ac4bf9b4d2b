import { ASKED } from '#tests/world/deals'
import { RENTED } from '#tests/world/externals'
import { invites } from '#tests/world/invitations'
import { QUICK_EXTERNAL } from '#tests/world/visits/filled-forms'
import { EVERYTHING } from '~/models/trade/addresses/search-query'
import { costsFile } from '~/services/billing/costs-page.server'
import { markActivitySeen } from '~/services/crew/activity/new-activity.server'
import { changeRole } from '~/services/crew/change-role.server'
import { leaveProject, removeMember } from '~/services/crew/end-membership.server'
import { handOver } from '~/services/crew/hand-over.server'
import { resendInvitation } from '~/services/crew/invitations/invite-members.server'
import { requireMembership } from '~/services/crew/membership.server'
import { answerOffer, counterOffer } from '~/services/deals/answer-offer.server'
import { checkNewInquiry, freeDaysInstead } from '~/services/deals/check-terms.server'
import { messagesPage } from '~/services/deals/messages/messages-page.server'
import { sendMessage } from '~/services/deals/messages/send-message.server'
import { prepareInquiry } from '~/services/deals/prepare-inquiry.server'
import { requestBooking } from '~/services/deals/request-booking.server'
import { requireOffer } from '~/services/deals/require-offer.server'
import { sendInquiries } from '~/services/deals/selected/send-inquiries.server'
import { sendInquiry } from '~/services/deals/send-inquiry.server'
import { withdrawInquiry } from '~/services/deals/withdraw-inquiries.server'
import { requireVisibleVehicle } from '~/services/fleet/vehicle-page.server'
import { addVehicle } from '~/services/lists/add-vehicle.server'
import { archiveList } from '~/services/lists/arrange/archive-list.server'
import { selectedVehicles, transferPage } from '~/services/lists/arrange/arrange-pages.server'
import { arrangeList, arrangeVehicle } from '~/services/lists/arrange/arrange-rows.server'
import { markVehicles, removeVehicles } from '~/services/lists/arrange/mark-vehicles.server'
import { editNote } from '~/services/lists/arrange/note.server'
import { restoreVehicles } from '~/services/lists/arrange/restore-vehicles.server'
import { copyVehicles, moveVehicles } from '~/services/lists/arrange/transfer-vehicles.server'
import { deleteComment, editComment } from '~/services/lists/comments/change-comment.server'
import { writeComment } from '~/services/lists/comments/write-comment.server'
import { editExternal } from '~/services/lists/external/edit-external.server'
import { findExternalPhoto, findPurchaseFile } from '~/services/lists/external/find-external-file.server'
import { quickEditExternal } from '~/services/lists/external/quick-edit-external.server'
import { receiveExternalFiles } from '~/services/lists/external/receive-files.server'
import { quickRecordExternal, recordExternal } from '~/services/lists/external/record-external.server'
import { stageExternalFile } from '~/services/lists/external/stage-file.server'
import { requireVehicleToAdd } from '~/services/lists/list-choices.server'
import { searchWithPlaces, similarWithPlaces } from '~/services/lists/places.server'
import { react } from '~/services/lists/react.server'
import { removeVehicle, restoreVehicle } from '~/services/lists/remove-vehicle.server'
import { createList, editList } from '~/services/lists/write-list.server'
import { projectDayOutOfDaysFile } from '~/services/projects/board/day-out-of-days.server'
import { closeProject } from '~/services/projects/close-project.server'
import { createProject } from '~/services/projects/create-project.server'
import { editProject, setBudget } from '~/services/projects/project.server'
import { projectsPage } from '~/services/projects/projects-page.server'
import { makeReport } from '~/services/projects/report/make-report.server'
import { findMarkers } from '~/services/search/find-markers.server'
import { changeSavedSearch, saveSearch } from '~/services/search/saved/save-search.server'
import { savedSearchesPage } from '~/services/search/saved/saved-searches.server'
import { searchPage } from '~/services/search/search-page.server'
import { otherVehicles } from '~/services/search/similar/other-vehicles.server'
import { similarVehicles } from '~/services/search/similar/similar-vehicles.server'
import { suggestSearches } from '~/services/search/suggest-searches.server'
import type { Services, Stage } from './stage'

const LIST = { name: 'Chase', season: '', episode: '', act: '', scene: '', shotDescription: '', location: '' }
const PROJECT = { title: 'x', productionCompany: 'x', description: '', location: '', startsOn: '', endsOn: '' }
const FIELDS = { ...RENTED, vinNumber: '1FTEW1E50KFA00002', cosmetic_changes: ['Decals'], usages: ['action_driving'] }
const EDIT = { sent: { color: 'blue' }, revision: 1, loaded: {} }
const NO_FILES = { arrived: [], staged: [], deleted: [] }
const TODAY = '2026-11-20'

const selected = ({ projectId, listVehicleId }: Stage) => ({ projectId, ids: [listVehicleId] })

/** Search, projects, their crews and lists, and the renters' side of deals. */
export const CREW_SERVICES: Services = {
  searchers: {
    suggestSearches: (asker) => suggestSearches(asker, 'che'),
    searchPage: (asker) => searchPage(asker, EVERYTHING, TODAY),
    findMarkers: (asker) => findMarkers(asker, EVERYTHING, null),
    searchWithPlaces: (asker) => searchWithPlaces(asker, EVERYTHING, TODAY),
    otherVehicles: async (asker, { vehicleId }) =>
      otherVehicles(asker, await requireVisibleVehicle(asker, vehicleId), null),
    similarVehicles: (asker, { vehicleId }) => similarVehicles(asker, vehicleId, null, TODAY),
    savedSearchesPage: (asker) => savedSearchesPage(asker, TODAY),
    saveSearch: (asker) => saveSearch(asker, { ...EVERYTHING, text: 'taxi' }),
    similarWithPlaces: (asker, { vehicleId }) => similarWithPlaces(asker, vehicleId, null, TODAY),
    requireVehicleToAdd: (asker, { vehicleId }) => requireVehicleToAdd(asker, vehicleId),
  },
  searchOwner: {
    changeSavedSearch: (asker, { savedSearchId }) => changeSavedSearch(asker, savedSearchId, 'mail-off'),
  },
  renters: {
    projectsPage: (asker) => projectsPage(asker, { isActive: true, after: null }),
  },
  admins: {
    createProject: (asker) => createProject(asker, { project: PROJECT, list: LIST, invitations: [], attempt: 1 }),
  },
  crew: {
    requireMembership: (asker, { projectId }) => requireMembership(asker, projectId),
    markActivitySeen: (asker, { projectId }) => markActivitySeen(asker, projectId, 1),
    projectDayOutOfDaysFile: (asker, { projectId }) => projectDayOutOfDaysFile(asker, projectId, { from: '', to: '' }),
    react: (asker, { fresh }) => react(asker, fresh, { rating: 'like', isSet: true }),
    writeComment: (asker, { fresh }) => writeComment(asker, fresh, { comment: 'Too clean.', attempt: '1' }),
    removeVehicle: (asker, { fresh }) => removeVehicle(asker, fresh),
    removeVehicles: (asker, at) => removeVehicles(asker, selected(at)),
    restoreVehicles: (asker, at) => restoreVehicles(asker, selected(at)),
    restoreVehicle: (asker, { fresh }) => restoreVehicle(asker, fresh),
    findExternalPhoto: (asker, { external: { projectId, photoId } }) =>
      findExternalPhoto(asker, { projectId, fileId: photoId, variant: '400.webp' }),
  },
  crewAndRemoved: {
    leaveProject: (asker, { projectId }) => leaveProject(asker, projectId),
  },
  editors: {
    inviteMembers: (asker, { projectId }) => invites(asker, projectId, ['new@crew.example', 'User']),
    resendInvitation: (asker, at) => resendInvitation(asker, at),
    removeMember: (asker, at) => removeMember(asker, at),
    createList: (asker, { projectId }) => createList(asker, { projectId, list: LIST, writtenAfter: null }),
    editList: (asker, at) => editList(asker, { ...at, edit: { sent: LIST, revision: 1, loaded: {} } }),
    addVehicle: (asker, { people: _, ...at }) => addVehicle(asker, at),
    arrangeVehicle: (asker, at) => arrangeVehicle(asker, { ...at, moved: at.listVehicleId, place: { to: 2 } }),
    arrangeList: (asker, at) => arrangeList(asker, { ...at, moved: at.listId, place: { to: 1 } }),
    archiveList: (asker, at) => archiveList(asker, { ...at, isArchived: false }),
    moveVehicles: (asker, at) => moveVehicles(asker, { ...selected(at), listId: at.listId }),
    copyVehicles: (asker, at) => copyVehicles(asker, { ...selected(at), listId: at.listId }),
    selectedVehicles: (asker, at) => selectedVehicles(asker, selected(at), 'editLists'),
    transferPage: (asker, at) => transferPage(asker, selected(at), 'copy'),
    markVehicles: (asker, at) => markVehicles(asker, { ...selected(at), mark: 'backup' }),
    editNote: (asker, { fresh }) => editNote(asker, fresh, { sent: { note: 'Red' }, revision: null, loaded: {} }),
    recordExternal: (asker, { projectId, listId, photoId: listVehicleId }) =>
      recordExternal(asker, { projectId, listId, listVehicleId }, FIELDS, { arrived: [], staged: [] }),
    quickRecordExternal: (asker, { projectId, listId, photoId: listVehicleId }) =>
      quickRecordExternal(asker, { projectId, listId, listVehicleId }, QUICK_EXTERNAL),
    editExternal: (asker, { external }) => editExternal(asker, { ...external, edit: EDIT, files: NO_FILES }),
    quickEditExternal: (asker, { external }) =>
      quickEditExternal(asker, { ...external, edit: { sent: QUICK_EXTERNAL, revision: null, loaded: {} } }),
    receiveExternalFiles: (asker, { projectId }) => receiveExternalFiles(asker, projectId),
    stageExternalFile: (asker, { projectId, photoId }) =>
      stageExternalFile(asker, { projectId, key: photoId }, undefined),
    findPurchaseFile: (asker, { external: { projectId, purchaseFileId } }) =>
      findPurchaseFile(asker, { projectId, fileId: purchaseFileId }),
    costsFile: (asker, { projectId }) => costsFile(asker, projectId),
    makeReport: (asker, { projectId }) => makeReport(asker, projectId),
    messagesPage: (asker, { countered }) => messagesPage(asker, countered),
  },
  leaders: {
    deleteComment: (asker, { fresh, commentId }) => deleteComment(asker, { ...fresh, commentId }),
    changeRole: (asker, { projectId, people }) =>
      changeRole(asker, { projectId, accountId: people.user.id }, { role: 'Member', before: 'User' }),
    prepareInquiry: (asker, { fresh }) => prepareInquiry(asker, fresh.projectId, fresh.listVehicleId),
    checkNewInquiry: (asker, { fresh }) => checkNewInquiry(asker, fresh, {}),
    freeDaysInstead: (asker, { fresh }) => freeDaysInstead(asker, fresh, {}),
    sendInquiries: (asker, { fresh: { projectId, listVehicleId: id } }) =>
      sendInquiries(asker, projectId, { ...ASKED, percent: 90, vehicles: [{ id, attempt: 1, daily: 10_000 }] }),
    sendInquiry: (asker, { fresh }) => sendInquiry(asker, fresh, ASKED),
    requireOffer: (asker, { countered: ref }) => requireOffer(asker, ref),
    counterOffer: (asker, { countered }) => counterOffer(asker, countered, { rate: 46_000, round: 2 }),
    withdrawInquiry: (asker, { waiting }) => withdrawInquiry(asker, waiting),
    sendMessage: (asker, { countered }) => sendMessage(asker, countered, { message: 'Hubcaps?', attempt: '1' }),
    answerOffer: (asker, { countered }) => answerOffer(asker, countered, 'accept', 2),
  },
  askers: {
    requestBooking: (asker, { agreed }) => requestBooking(asker, agreed),
  },
  // who wrote the comment
  ownerOfProject: {
    editComment: (asker, { fresh, commentId }) =>
      editComment(asker, { ...fresh, commentId }, { sent: { comment: 'Too new.' }, revision: 1, loaded: {} }),
    handOver: (asker, { projectId, people }) => handOver(asker, { projectId, accountId: people.manager.id }),
    editProject: (asker, { projectId }) =>
      editProject(asker, { projectId, edit: { sent: PROJECT, revision: 1, loaded: {} } }),
    setBudget: (asker, { projectId }) =>
      setBudget(asker, { projectId, edit: { sent: { budget: '5' }, revision: null, loaded: {} } }),
    closeProject: (asker, { projectId }) => closeProject(asker, projectId),
  },
}
