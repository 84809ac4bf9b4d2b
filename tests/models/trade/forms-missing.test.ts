import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { problems } from '#tests/world/visits/form-posts'
import { AccountSetupForm, LoginForm, PasswordSetupForm } from '~/models/accounts/account-form'
import { SignUpForm } from '~/models/accounts/sign-up-form'
import { BillingForm } from '~/models/booking/billing-form'
import { HandoverForm, RoleForm } from '~/models/crew/crew-form'
import { AnswerForm, InquiryForm, OfferForm } from '~/models/deals/inquiry-form'
import { ListForm } from '~/models/lists/list-form'
import { NewProjectForm, ProjectForm } from '~/models/projects/project-form'
import { ApprovalForm, OwnerInvitationForm, RejectionForm } from '~/models/provider/desk-form'
import { SignerForm } from '~/models/signing/signing-form'
import { EmptyForm } from '~/models/trade/fields/form-fields'

describe('the form', () => {
  const empty: [string, z.ZodType, Record<string, string>][] = [
    ['log-in', LoginForm, { email: 'Email is required.', password: 'Password is required' }],
    ['list', ListForm, { name: 'Name is required' }],
    [
      'project',
      ProjectForm,
      { title: 'Title of the Project is required', productionCompany: 'Production Company Name is required' },
    ],
    [
      'new project',
      NewProjectForm,
      {
        title: 'Title of the Project is required',
        productionCompany: 'Production Company Name is required',
        listName: 'Wishlist Name is required',
        attempt: 'This page is out of date. Please reload it.',
      },
    ],
    [
      'inquiry',
      InquiryForm,
      {
        productionCompany: 'Production Company is required',
        location: 'Location is required',
        from: 'Booking Period is required.',
        to: 'Booking Period is required.',
        rate: 'Rate is required',
        dayLimit: 'Time limit is required',
        mileage: 'Mileage is required',
        usage: 'Usage  is required.',
        attempt: 'This page is out of date. Please reload it.',
      },
    ],
    ['role', RoleForm, { role: 'Please select a valid role', before: 'This page is out of date. Please reload it.' }],
    ['handover', HandoverForm, { accountId: 'Please choose a Project Manager.' }],
    ['offer', OfferForm, { rate: 'Rate is required', round: 'This page is out of date. Please reload it.' }],
    ['answer', AnswerForm, { round: 'This page is out of date. Please reload it.' }],
    [
      'billing',
      BillingForm,
      {
        productionCompanyName: 'Company name is required',
        contactName: 'Contact person is required',
        email: 'Email is required.',
        phoneNumber: 'Phone Number is required.',
        addressLine1: 'Address is required',
        city: 'City is required',
        state: 'State is required',
        zipcode: 'Zipcode is required',
        paymentTerms: 'Payment Terms is required',
        paymentMethod: 'Payment Method is required',
      },
    ],
    [
      'signer',
      SignerForm,
      {
        firstName: 'First name is required',
        lastName: 'Last name is required',
        email: 'Email is required.',
        role: 'Title is required',
        revision: 'This page is out of date. Please reload it.',
      },
    ],
    [
      'account setup',
      AccountSetupForm,
      {
        firstName: 'First name is required',
        lastName: 'Last name is required',
        phoneNumber: 'Phone Number is required.',
        password: 'Password must be atleast 8 characters long.',
        confirmPassword: 'Password is required',
      },
    ],
    [
      'password setup',
      PasswordSetupForm,
      {
        password: 'Password must be atleast 8 characters long.',
        confirmPassword: 'Password is required',
      },
    ],
    [
      'sign-up',
      SignUpForm,
      {
        firstName: 'First Name is required',
        lastName: 'Last Name is required',
        email: 'Email is required.',
        phoneNumber: 'Phone Number is required',
        role: 'Role is required',
      },
    ],
    ['approval', ApprovalForm, { role: 'Please choose a role for the account.' }],
    ['rejection', RejectionForm, { reason: 'Please give a reason. It goes into the email.' }],
    ['owner invitation', OwnerInvitationForm, { email: 'Email is required.' }],
    ['without fields', EmptyForm, {}],
  ]

  test.each(empty)('%s reports its missing fields', (_, schema, sentences) => {
    const expected = Object.fromEntries(Object.entries(sentences).map(([field, sentence]) => [field, [sentence]]))
    expect(problems(schema, {})).toEqual(expected)
  })

  test.each(empty)('%s treats blank fields as missing', (_, schema, sentences) => {
    const fields = Object.keys(sentences).filter((field) => field !== 'confirmPassword')
    const blank = Object.fromEntries(fields.map((field) => [field, ' \t\u200b']))
    const named = Object.keys(problems(schema, blank) ?? {}).map((field) => field.replace('[0]', ''))
    expect(named).toEqual(expect.arrayContaining(fields))
  })
})
