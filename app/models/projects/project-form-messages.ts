import { WENT_WRONG_IN_SMALL } from '~/models/trade/results/shared-messages'

/** Outcomes of project forms. */
export const PROJECT_FORM_MESSAGES = {
  created: 'Project created Successfully',
  updated: 'Project  updated Successfully',
  budgetSaved: 'Budget saved.',
  failed: WENT_WRONG_IN_SMALL,
  madeAnother: 'You have created another project since you opened this form. Pressing Create makes one more.',
  closed: 'Project Closed Successfully.',
  closeFailed: 'An error occured.Please try again later',
} as const

export const REPORT_MESSAGES = {
  failed: 'An error occured while downloading ZIP. Please try again.',
} as const
