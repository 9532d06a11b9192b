import { defineMessages } from '@athenaeum/messages';

export const billingProviderText = defineMessages('adminBillingProviders', {
  stripe: 'Stripe',
  chargebee: 'Chargebee',
  embedded: 'Test checkout',
});
