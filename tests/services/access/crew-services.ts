import { ASKED } from '#tests/world/deals'
import { invites } from '#tests/world/invitations'
import { EVERYTHING } from '~/models/trade/addresses/search-query'
import { costsFile } from '~/services/billing/costs-page.server'
import { markActivitySeen } from '~/services/crew/activity/new-activity.server'
import { changeRole } from '~/services/crew/change-role.server'
import { leaveProject, removeMember } from '~/services/crew/end-membership.server'
import { handOver } from '~/services/crew/hand-over.server'
import { resendInvitation } from '~/services/crew/invitations/invite-members.server'
import { requireMembership } from '~/services/crew/membership.server'
import { answerOffer, counterOffer } from '~/services/deals/answer-offer.server'
import { checkNewInquiry } from '~/services/deals/check-terms.server'
import { prepareInquiry } from '~/services/deals/prepare-inquiry.server'
import { requestBooking } from '~/services/deals/request-booking.server'
import { requireOffer } from '~/services/deals/require-offer.server'
import { sendInquiry } from '~/services/deals/send-inquiry.server'
import { addVehicle } from '~/services/lists/add-vehicle.server'
import { requireVehicleToAdd } from '~/services/lists/list-choices.server'
import { searchWithPlaces } from '~/services/lists/places.server'
import { removeVehicle, restoreVehicle } from '~/services/lists/remove-vehicle.server'
import { createList, editList } from '~/services/lists/write-list.server'
import { closeProject } from '~/services/projects/close-project.server'
import { createProject } from '~/services/projects/create-project.server'
import { editProject, setBudget } from '~/services/projects/project.server'
import { projectsPage } from '~/services/projects/projects-page.server'
import { makeReport } from '~/services/projects/report/make-report.server'
import { searchPage } from '~/services/search/search-page.server'
import type { Services } from './stage'

const LIST = { name: 'Chase', season: '', episode: '', act: '', scene: '', shotDescription: '', location: '' }
const PROJECT = { title: 'x', productionCompany: 'x', description: '', location: '', startsOn: '', endsOn: '' }
const TODAY = '2026-11-20'

/** Search, projects, their crews and lists, and the renters' side of deals. */
export const CREW_SERVICES: Services = {
  searchers: {
    searchPage: (asker) => searchPage(asker, EVERYTHING, TODAY),
    searchWithPlaces: (asker) => searchWithPlaces(asker, EVERYTHING, TODAY),
    requireVehicleToAdd: (asker, { vehicleId }) => requireVehicleToAdd(asker, vehicleId),
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
    removeVehicle: (asker, { fresh }) => removeVehicle(asker, fresh),
    restoreVehicle: (asker, { fresh }) => restoreVehicle(asker, fresh),
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
    costsFile: (asker, { projectId }) => costsFile(asker, projectId),
    makeReport: (asker, { projectId }) => makeReport(asker, projectId),
  },
  leaders: {
    changeRole: (asker, { projectId, people }) =>
      changeRole(asker, { projectId, accountId: people.user.id }, { role: 'Member', before: 'User' }),
    prepareInquiry: (asker, { fresh }) => prepareInquiry(asker, fresh.projectId, fresh.listVehicleId),
    checkNewInquiry: (asker, { fresh }) => checkNewInquiry(asker, fresh, {}),
    sendInquiry: (asker, { fresh }) => sendInquiry(asker, fresh, ASKED),
    requireOffer: (asker, { countered: at }) => requireOffer(asker, at.projectId, at.listVehicleId),
    counterOffer: (asker, { countered }) => counterOffer(asker, countered, { rate: 46_000, round: 2 }),
    answerOffer: (asker, { countered }) => answerOffer(asker, countered, 'accept', 2),
  },
  askers: {
    requestBooking: (asker, { agreed }) => requestBooking(asker, agreed),
  },
  ownerOfProject: {
    handOver: (asker, { projectId, people }) => handOver(asker, { projectId, accountId: people.manager.id }),
    editProject: (asker, { projectId }) =>
      editProject(asker, { projectId, edit: { sent: PROJECT, revision: 1, loaded: {} } }),
    setBudget: (asker, { projectId }) =>
      setBudget(asker, { projectId, edit: { sent: { budget: '5' }, revision: null, loaded: {} } }),
    closeProject: (asker, { projectId }) => closeProject(asker, projectId),
  },
}
