import {
  admins,
  anyone,
  boardStaff,
  editors,
  gatewayOnly,
  members,
  signedIn,
  type Role,
} from '@athenaeum/kit';

/**
 * Who may call a route. `everyone`: roles make no difference; a token, a signature or nothing at all decides.
 * Otherwise the roles that may, and how the others are refused: by 401 or 403 unless `by` says otherwise.
 */
export type RouteAccess = 'everyone' | readonly Role[] | RefusedBy;

interface RefusedBy {
  roles: readonly Role[];
  /** `page`: redirected to sign in. `nothing`: 404, as if there were nothing there. */
  by: 'page' | 'nothing';
}

const services = [...signedIn, ...gatewayOnly];

/** Every route of the gateway; one that is missing here fails a test. Each route enforces its row itself. */
export const routeAccess: Readonly<Record<string, RouteAccess>> = {
  'GET /api/auth/login': 'everyone',
  'GET /api/auth/callback': 'everyone',
  'GET /api/auth/logout': 'everyone',
  'POST /api/auth/logout': 'everyone',
  'GET /api/auth/me': 'everyone',
  'GET /oidc/interaction/:uid': 'everyone',
  'POST /oidc/interaction/:uid': 'everyone',
  'POST /oidc/interaction/:uid/passkey/options': 'everyone',
  'POST /oidc/interaction/:uid/passkey': 'everyone',
  'GET /oidc/interaction/:uid/second': 'everyone',
  'POST /oidc/interaction/:uid/second': 'everyone',
  'POST /oidc/interaction/:uid/second/set-up': 'everyone',
  'POST /oidc/interaction/:uid/second/passkey/options': 'everyone',
  'POST /oidc/interaction/:uid/second/passkey': 'everyone',
  'POST /oidc/interaction/:uid/second/done': 'everyone',
  'GET /api/auth/second-factor': signedIn,
  'POST /api/auth/second-factor': signedIn,
  'POST /api/auth/second-factor/set-up': signedIn,
  'POST /api/auth/second-factor/recovery-codes': signedIn,
  'POST /api/auth/second-factor/remove': signedIn,
  'POST /api/auth/members/:id/sign-out': admins,
  'POST /api/auth/members/:id/reset-factors': admins,
  'GET /api/auth/confirmation': signedIn,
  'POST /api/auth/confirmation/password': signedIn,
  'POST /api/auth/confirmation/passkey/options': signedIn,
  'POST /api/auth/confirmation/passkey': signedIn,
  'GET /api/auth/passkeys': signedIn,
  'POST /api/auth/passkeys': signedIn,
  'POST /api/auth/passkeys/options': signedIn,
  'DELETE /api/auth/passkeys/:id': signedIn,
  'GET /api/auth/sessions': signedIn,
  'DELETE /api/auth/sessions': signedIn,
  'DELETE /api/auth/sessions/:id': signedIn,
  'GET /api/auth/password-reset': 'everyone',
  'POST /api/auth/password-reset': 'everyone',
  'GET /api/auth/password-reset/:token': 'everyone',
  'POST /api/auth/password-reset/:token': 'everyone',

  'GET /api/account/email/:token': 'everyone',
  'POST /api/account/email/:token': 'everyone',
  'GET /api/account/export': signedIn,
  'GET /api/account/mail': signedIn,
  'PUT /api/account/mail': signedIn,

  // Each operation of the graph has a row of its own.
  'POST /graphql': 'everyone',

  'GET /files/portraits/:name': { roles: signedIn, by: 'nothing' },
  'GET /files/documents/:id': { roles: signedIn, by: 'nothing' },
  // Pictures of published content; before that, only for their uploader.
  'GET /files/content/:name': 'everyone',
  'GET /files/signed/:ticket/*key': 'everyone',
  'POST /aws-proxy/s3/get-data-from-bucket': signedIn,
  'POST /aws-proxy/s3/get-document-from-bucket': signedIn,
  'GET /aws-proxy/s3/presign': signedIn,
  'POST /aws-proxy/s3/upload-file': signedIn,

  'GET /api/members.csv': admins,
  'GET /api/attendees.csv': editors,
  'GET /api/referrals.csv': admins,
  'GET /api/purchases/coaching.csv': admins,
  'GET /api/purchases/memberships.csv': admins,
  'GET /api/purchases/seats.csv': admins,
  'GET /api/figures/use': admins,
  'GET /api/figures/:name.csv': admins,
  'GET /api/operations/outbox': admins,
  'POST /api/operations/outbox/try-again': admins,
  'GET /api/operations/mail': admins,
  'GET /api/operations/areas': admins,
  'GET /api/operations/audit.csv': admins,
  'GET /api/operations/releases': admins,
  'GET /api/operations/releases/:remote': admins,
  'POST /api/operations/release-token': admins,
  'POST /api/operations/override': admins,
  // Ends only what this browser holds.
  'POST /api/operations/override/reset': 'everyone',
  'GET /api/previews/:token': signedIn,
  'POST /api/previews/:token': signedIn,
  // Ends only what this browser holds.
  'POST /api/previews/leave': 'everyone',

  // The owner's, or for board support.
  'GET /files/portfolios/:id/:file': { roles: signedIn, by: 'page' },
  'GET /files/applications/:id/cv': { roles: signedIn, by: 'page' },
  'GET /files/applications/:id/bio': { roles: signedIn, by: 'page' },
  'GET /files/applications/:id/packet.zip': { roles: boardStaff, by: 'nothing' },
  'GET /api/opportunities/confirm/:token': 'everyone',
  'POST /api/opportunities/confirm/:token': 'everyone',

  'POST /jobs/run_wait_result/*folder/auth0/create_user': 'everyone',
  'POST /jobs/run/*folder/salesforce/apex_create_company': services,
  'POST /jobs/run/*folder/create_career_opportunity_candidate': services,
  'POST /jobs/run/*folder/salesforce/update_contact': services,
  'POST /jobs/run_wait_result/*folder/salesforce/rsvp_flow': 'everyone',

  'POST /webhooks/salesforce/bookmark': members,
  'POST /webhooks/salesforce/progress': members,
  'PUT /webhooks/contentful/review': signedIn,
  'POST /webhooks/contentful/entry': 'everyone',
  'POST /webhooks/scheduling/:provider': 'everyone',
  'POST /webhooks/send-email': signedIn,

  'POST /stripe/validate-customer': 'everyone',
  'POST /api/billing/membership': 'everyone',
  'GET /api/billing/membership': 'everyone',
  'GET /api/billing/membership/price': 'everyone',
  'POST /api/billing/membership/password': 'everyone',
  'GET /api/billing/membership/confirm/:token': 'everyone',
  'POST /api/billing/membership/confirm/:token': 'everyone',
  'POST /webhooks/chargebee/hosted_page': signedIn,
  'POST /webhooks/billing/:provider': 'everyone',
  'GET /api/billing/subscriptions': signedIn,
  'GET /api/billing/portal': { roles: signedIn, by: 'page' },
  'GET /api/billing/checkout/:order': { roles: signedIn, by: 'page' },
  'GET /api/billing/checkout/:domain/:order': { roles: signedIn, by: 'page' },
  'GET /api/billing/invoices/:domain/:order': { roles: signedIn, by: 'page' },
  'GET /api/billing/embedded/:id': 'everyone',
  'POST /api/billing/embedded/:id': 'everyone',

  'GET /calendar/feed/:token.ics': 'everyone',
  'GET /calendar/salons/:slug.ics': 'everyone',
  'GET /calendar/sessions/:id.ics': { roles: signedIn, by: 'nothing' },
  'GET /api/coaching/sessions/:id/join': { roles: signedIn, by: 'page' },
  'POST /api/calendar/feed': signedIn,
  'DELETE /api/calendar/feed': signedIn,

  'GET /api/guest-rsvp': 'everyone',
  'POST /api/guest-rsvp/confirm': 'everyone',
  'POST /api/guest-rsvp/withdraw': 'everyone',
  'GET /api/guest-rsvp/:token.ics': 'everyone',
  'GET /api/guest-rsvp/form/:slug': 'everyone',
  'POST /api/guest-rsvp/form/:slug': 'everyone',
  'GET /api/guest-rsvp/link': 'everyone',
  'POST /api/guest-rsvp/link': 'everyone',
  'POST /api/guest-rsvp/link/confirm': 'everyone',
  'POST /api/guest-rsvp/link/withdraw': 'everyone',
  'GET /api/places/countries': 'everyone',
  'GET /api/places/countries/:country/states': 'everyone',
  'GET /api/places/countries/:country/states/:state/cities': 'everyone',
  'POST /api/analytics': 'everyone',
  'POST /api/remotes/reports': 'everyone',
  // The signature of a publisher decides.
  'GET /api/supergraph': 'everyone',
  'GET /api/release-staff/:id/:session': 'everyone',
  'GET /api/mail/unsubscribe/:token': 'everyone',
  'POST /api/mail/unsubscribe/:token': 'everyone',

  // Not in production.
  'GET /dev/mailbox': 'everyone',
  'GET /dev/mailbox/:id': 'everyone',
  'GET /dev/mailbox/:id/html': 'everyone',
  'GET /dev/mailbox/:id/raw': 'everyone',
  'GET /dev/mailbox/:id/attachments/:index': 'everyone',
  'GET /api/docs': 'everyone',
  'GET /api/docs/openapi.json': 'everyone',

  // Nothing but our own network reaches these in production.
  'GET /live': 'everyone',
  'GET /ready': 'everyone',
  'GET /metrics': 'everyone',
};

/** The roles that may call a route. */
export const rolesWith = (access: RouteAccess): readonly Role[] =>
  access === 'everyone' ? [...anyone, ...gatewayOnly] : 'roles' in access ? access.roles : access;
