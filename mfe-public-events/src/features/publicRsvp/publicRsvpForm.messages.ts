import { defineMessages } from '@athenaeum/messages';

export const publicRsvpFormText = defineMessages('publicRsvpForm', {
  title: 'RSVP',
  agree: 'I agree to the release: the event may be recorded.',
  newsletter: 'Send me the newsletter.',
  incomplete: 'Fill in every required field and check both boxes to continue.',
});

export const publicRsvpFieldText = defineMessages('publicRsvpFields', {
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  title: 'Title',
  company: 'Company',
  linkedin: 'LinkedIn',
  phone: 'Phone',
});

export const placeFieldsText = defineMessages('placeFields', {
  country: 'Country',
  chooseCountry: 'Choose your country',
  state: 'State',
  orRegion: 'Or province or region.',
  chooseState: 'Choose your state',
  countryFirst: 'Choose your country first',
  city: 'City',
  source: 'Places from the <source>Countries States Cities Database</source> (ODbL).',
});
