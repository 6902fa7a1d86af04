/** A valid enquiry. */
export const exampleEnquiry = {
  name: 'Ada Example',
  country: 'DE',
  email: 'ada@example.com',
  telephone: '+49 30 23125 000',
  company: 'Example GmbH',
  message: 'Does it fit?\nIt is a small cellar.',
}
