import { signUpInput } from '@athenaeum/users-contract';
import { describeRoute, type RouteAccess } from '@athenaeum/graph/edge';
import { cardInput } from './embedded/cardInput';
import { hostedPageInput } from './hostedPageInput';
import { confirmDocs } from './membership/confirmRoutes';
import { MEMBERSHIP_PATH } from './membership/claimCookie';
import { validateCustomerInput } from './validateCustomerInput';

const page = 'text/html';

const access: RouteAccess = { to: 'everyone', specifiedIn: 'decisions, Signing up and in' };

export const billingDocs = [
  describeRoute({
    method: 'post',
    path: '/stripe/validate-customer',
    access,
    summary:
      'Whether the holder of this address can buy a membership; `message` says why not. A caller who is not signed in with it, and has not been in this browser, is answered as for an unknown address, and its holder gets a mail.',
    caller: 'Visitor, limited',
    body: validateCustomerInput,
    answers: {
      200: '`message` is null, or the reason against.',
      400: 'No address.',
      429: 'Too much at once.',
    },
  }),
  describeRoute({
    method: 'post',
    path: MEMBERSHIP_PATH,
    access,
    summary:
      'Begins a checkout of a year of membership, bound to this browser. A signed-in user continues with their own account.',
    caller: 'Visitor, limited; session: prospects and former members',
    body: signUpInput,
    answers: {
      200: '`data.url` of the page to pay on; or CONFLICT with the reason against in `message`, told only to the holder of the address.',
      400: 'What is missing, in `fields`.',
      429: 'Too much at once.',
      503: 'The provider is away.',
    },
  }),
  describeRoute({
    method: 'get',
    path: MEMBERSHIP_PATH,
    access,
    summary:
      'How the checkout stands that this browser began last: `next` is wait, password, mail or sign-in. `data` is null without one.',
    caller: 'The browser that began it',
    answers: { 200: 'How it stands.' },
  }),
  describeRoute({
    method: 'get',
    path: `${MEMBERSHIP_PATH}/price`,
    access,
    summary: 'What a year of membership costs: `total` in the smallest unit of `currency`.',
    caller: 'Everyone',
    answers: { 200: 'The price.' },
  }),
  describeRoute({
    method: 'post',
    path: `${MEMBERSHIP_PATH}/password`,
    access,
    summary: 'The one-time token for `create_user`, for 60 minutes after the payment.',
    caller: 'The browser that began it, limited',
    answers: {
      200: '`data` with user_id, token and expires_at.',
      401: 'It was begun elsewhere, is not paid, too old, or done.',
      429: 'Too much at once.',
    },
  }),
  ...confirmDocs,
  describeRoute({
    method: 'post',
    path: '/webhooks/chargebee/hosted_page',
    access: { to: 'signedIn', specifiedIn: 'community 6' },
    summary: 'The page to pay for an add-on to a subscription.',
    caller: 'Session: own subscription',
    body: hostedPageInput,
    answers: {
      200: '`data.url` of the page.',
      400: 'Nothing that can be bought so.',
      401: 'Nobody is signed in.',
      404: 'Not a subscription of the caller.',
      429: 'Too much at once.',
    },
  }),
  describeRoute({
    method: 'post',
    path: '/webhooks/billing/:provider',
    access: { to: 'everyone', specifiedIn: 'operations, REST' },
    summary: 'What the billing provider says has happened: signed, at most five minutes old, applied once.',
    caller: 'Signed by the provider',
    answers: { 200: 'Taken, or known already.', 400: 'Not genuine, or not for us.' },
  }),
  describeRoute({
    method: 'get',
    path: '/api/billing/subscriptions',
    access: { to: 'signedIn', specifiedIn: 'community 6' },
    summary: 'The caller’s subscriptions, with the columns of the provider.',
    caller: 'Session',
    answers: { 200: '`data` with provider, columns and rows.', 401: 'Nobody is signed in.' },
  }),
  describeRoute({
    method: 'get',
    path: '/api/billing/portal',
    access: { to: 'signedIn', specifiedIn: 'community 6', refusal: 'page' },
    summary: 'Redirects to the provider’s own page about the plan.',
    caller: 'Session',
    answers: { 303: 'To the provider, or to sign in.', 404: 'There is no such page.' },
    answerType: page,
  }),
  describeRoute({
    method: 'get',
    path: '/api/billing/checkout/:order',
    access: { to: 'signedIn', specifiedIn: 'community 6', refusal: 'page' },
    summary: 'Redirects to the provider’s page to pay the caller’s open coaching order.',
    caller: 'Session: own orders',
    answers: { 303: 'To the provider, or to sign in.', 404: 'Nothing to pay.', 503: 'The provider is away.' },
    answerType: page,
  }),
  describeRoute({
    method: 'get',
    path: '/api/billing/checkout/:domain/:order',
    access: { to: 'signedIn', specifiedIn: 'community 6', refusal: 'page' },
    summary: 'The same for an order of any domain: `content` sells seats at paid events.',
    caller: 'Session: own orders',
    answers: { 303: 'To the provider, or to sign in.', 404: 'Nothing to pay.', 503: 'The provider is away.' },
    answerType: page,
  }),
  describeRoute({
    method: 'get',
    path: '/api/billing/invoices/:domain/:order',
    access: { to: 'signedIn', specifiedIn: 'community 6', refusal: 'page' },
    summary:
      'The invoice of a paid purchase, with the billing details as the buyer keeps them now: `coaching`, `content` (seats at paid events) or `membership`.',
    caller: 'Session: own purchases; admins',
    answers: { 200: 'The document.', 303: 'To sign in.', 404: 'No such purchase, or not paid.' },
    answerType: 'application/pdf',
  }),
  describeRoute({
    method: 'get',
    path: '/api/billing/embedded/:id',
    access,
    summary: 'The test checkout.',
    caller: 'Anyone with its address; not with a real provider',
    answers: { 200: 'The page.', 303: 'Paid already.', 404: 'Nothing to pay.' },
    answerType: page,
  }),
  describeRoute({
    method: 'post',
    path: '/api/billing/embedded/:id',
    access,
    summary: 'Pays, once, by one of the test cards.',
    caller: 'Anyone with its address; not with a real provider',
    body: cardInput(0),
    bodyType: 'application/x-www-form-urlencoded',
    answers: { 303: 'Paid.', 400: 'As said beside the fields.', 402: 'Declined.', 404: 'Nothing to pay.' },
    answerType: page,
  }),
];
