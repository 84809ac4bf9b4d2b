/** What a field says left empty and filled in wrongly, agreed to the letter: capitals differ from form to form on purpose. */
export const FIELD_MESSAGES = {
  firstName: { required: 'First name is required', invalid: 'Please enter a valid First Name.' },
  lastName: { required: 'Last name is required', invalid: 'Please enter a valid Last Name.' },
  email: { required: 'Email is required.', invalid: 'Invalid Email. Please enter a valid email address.' },
  emailInSmall: { required: 'Email is required.', invalid: 'Invalid email. Please enter a valid email address.' },
  phone: { required: 'Phone Number is required.', invalid: 'Please enter a valid Phone Number.' },
  password: { required: 'Password is required' },
} as const
