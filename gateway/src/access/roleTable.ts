import type { Role } from '@athenaeum/kit';

export interface Capability {
  /** What these roles may do, in plain words. */
  may: string;
  /** Where that is decided: the page and its section. */
  from: string;
  roles: readonly Role[];
  /** Root fields of the graph, and routes as `METHOD /path`. */
  by: readonly string[];
}

const words = (text: string) => text.trim().split(/\s+/);
const lines = (text: string) => text.trim().split(/\s*\n\s*/);
const queries = (text: string) => words(text).map((name) => `Query.${name}`);
const mutations = (text: string) => words(text).map((name) => `Mutation.${name}`);

const everyone: readonly Role[] = ['visitor', 'prospect', 'member', 'coach', 'support', 'editor', 'admin'];
const withAnAccount: readonly Role[] = ['prospect', 'member', 'coach', 'support', 'editor', 'admin'];
const community: readonly Role[] = ['member', 'coach', 'support', 'editor', 'admin'];
const anyCaller: readonly Role[] = [...everyone, 'service'];

/**
 * The role table: what each role may do and where the specification or the design says so. Written by hand, apart from the
 * tables that the services enforce, and compared with them by a test: a right is given in both places or not at all.
 */
export const roleTable: readonly Capability[] = [
  // Everyone.
  {
    may: 'look at the library’s public side and the coming events',
    from: 'community 6: visitors browse events',
    roles: everyone,
    by: queries(`salon salons category categories tag tags collection collections speaker speakers eventTypes hostGroups
      reviews testimonials`),
  },
  {
    may: 'take a seat by the public form, with a code where one is needed',
    from: 'community 6: visitors RSVP through the public form and need an invite code',
    roles: everyone,
    by: mutations('publicRSVP applyInviteCode'),
  },
  {
    may: 'do the same on a page without JavaScript, always as a visitor',
    from: 'community 6: visitors RSVP through the public form',
    roles: anyCaller,
    by: lines(`GET /api/guest-rsvp/form/:slug
      POST /api/guest-rsvp/form/:slug
      GET /api/guest-rsvp/link`),
  },
  {
    may: 'post an opportunity and manage it by the link in a mail',
    from: 'community 6: company contacts post themselves; decisions, Opportunities',
    roles: everyone,
    by: [...mutations('submitOpportunity changePosting extendPosting closePosting'), 'Query.posting'],
  },
  {
    may: 'read the agreement',
    from: 'community 2: /member-agreement is a page of its own',
    roles: everyone,
    by: ['Query.agreements'],
  },
  {
    may: 'send GraphQL operations, whose root fields have rows of their own',
    from: 'operations, REST',
    roles: anyCaller,
    by: ['POST /graphql'],
  },
  {
    may: 'sign in and out, set a password with the token of a mail, confirm an address',
    from: 'decisions, Signing up and in',
    roles: anyCaller,
    by: lines(`GET /api/auth/login
      GET /api/auth/callback
      GET /api/auth/logout
      POST /api/auth/logout
      GET /api/auth/me
      GET /oidc/interaction/:uid
      POST /oidc/interaction/:uid
      POST /oidc/interaction/:uid/passkey
      POST /oidc/interaction/:uid/passkey/options
      GET /oidc/interaction/:uid/second
      POST /oidc/interaction/:uid/second
      POST /oidc/interaction/:uid/second/set-up
      POST /oidc/interaction/:uid/second/passkey/options
      POST /oidc/interaction/:uid/second/passkey
      POST /oidc/interaction/:uid/second/done
      GET /api/auth/password-reset
      POST /api/auth/password-reset
      GET /api/auth/password-reset/:token
      POST /api/auth/password-reset/:token
      GET /api/account/email/:token
      POST /api/account/email/:token`),
  },
  {
    may: 'join: order, pay and set the first password with the token of the checkout',
    from: 'decisions, Signing up and in: the account is created by the paid event',
    roles: anyCaller,
    by: lines(`POST /stripe/validate-customer
      POST /api/billing/membership
      GET /api/billing/membership
      GET /api/billing/membership/price
      POST /api/billing/membership/password
      GET /api/billing/membership/confirm/:token
      POST /api/billing/membership/confirm/:token
      GET /api/billing/embedded/:id
      POST /api/billing/embedded/:id
      POST /jobs/run_wait_result/*folder/auth0/create_user`),
  },
  {
    may: 'follow a link whose token or signature is the right',
    from: 'decisions, Salons, Opportunities, Files, Calendar: signed links and unguessable tokens',
    roles: anyCaller,
    by: lines(`GET /files/signed/:ticket/*key
      GET /files/content/:name
      GET /api/opportunities/confirm/:token
      POST /api/opportunities/confirm/:token
      GET /calendar/feed/:token.ics
      GET /calendar/salons/:slug.ics
      GET /api/guest-rsvp
      POST /api/guest-rsvp/confirm
      POST /api/guest-rsvp/withdraw
      GET /api/guest-rsvp/:token.ics
      POST /api/guest-rsvp/link
      POST /api/guest-rsvp/link/confirm
      POST /api/guest-rsvp/link/withdraw
      GET /api/mail/unsubscribe/:token
      POST /api/mail/unsubscribe/:token`),
  },
  {
    may: 'report an event as another system, by its signature',
    from: 'operations, REST: signed by the provider, the content store; public RSVP form and services',
    roles: anyCaller,
    by: lines(`POST /webhooks/contentful/entry
      POST /webhooks/scheduling/:provider
      POST /webhooks/billing/:provider
      POST /jobs/run_wait_result/*folder/salesforce/rsvp_flow`),
  },
  {
    may: 'read the composed schema as a publisher, by a signature',
    from: 'operations: a deploy is held against the graph that is answered by',
    roles: anyCaller,
    by: ['GET /api/supergraph'],
  },
  {
    may: 'check, as the release service, whether the caller is still an admin, by a signature',
    from: 'operations: a deploy is held against what is live; architecture, Commands',
    roles: anyCaller,
    by: ['GET /api/release-staff/:id/:session'],
  },
  {
    may: 'use what every page needs: lists of places, anonymous analytics, reports of remotes',
    from: 'community 7: countries, states and cities; architecture, Front',
    roles: anyCaller,
    by: lines(`GET /api/places/countries
      GET /api/places/countries/:country/states
      GET /api/places/countries/:country/states/:state/cities
      POST /api/analytics
      POST /api/remotes/reports
      POST /api/operations/override/reset
      POST /api/previews/leave`),
  },
  {
    may: 'open a preview of an area by its link, in one browser',
    from: 'decisions, Previews are opened by a link',
    roles: withAnAccount,
    by: lines(`GET /api/previews/:token
      POST /api/previews/:token`),
  },
  {
    may: 'open what only a development machine or our own network reaches',
    from: 'architecture, Ports to the outside; operations, REST',
    roles: anyCaller,
    by: lines(`GET /dev/mailbox
      GET /dev/mailbox/:id
      GET /dev/mailbox/:id/html
      GET /dev/mailbox/:id/raw
      GET /dev/mailbox/:id/attachments/:index
      GET /api/docs
      GET /api/docs/openapi.json
      GET /live
      GET /ready
      GET /metrics`),
  },

  // With an account, also before membership.
  {
    may: 'see and change one’s own account, sessions, consents, mail and purchases, and leave',
    from: 'community 6: owner; community 2: other account routes; decisions, Signing up and in',
    roles: withAnAccount,
    by: [
      ...queries('me user consents purchase purchases membershipPurchases billingDetails documentFile'),
      ...mutations('updateUser updateStatus saveBillingDetails profile deleteUser keepUser'),
      ...lines(`GET /api/auth/sessions
        DELETE /api/auth/sessions
        DELETE /api/auth/sessions/:id
        GET /api/auth/passkeys
        POST /api/auth/passkeys
        POST /api/auth/passkeys/options
        DELETE /api/auth/passkeys/:id
        GET /api/auth/second-factor
        POST /api/auth/second-factor
        POST /api/auth/second-factor/set-up
        POST /api/auth/second-factor/recovery-codes
        POST /api/auth/second-factor/remove
        GET /api/auth/confirmation
        POST /api/auth/confirmation/password
        POST /api/auth/confirmation/passkey
        POST /api/auth/confirmation/passkey/options
        GET /api/account/export
        GET /api/account/mail
        PUT /api/account/mail
        GET /api/billing/subscriptions
        GET /api/billing/portal
        GET /api/billing/checkout/:order
        GET /api/billing/checkout/:domain/:order
        GET /api/billing/invoices/:domain/:order
        POST /webhooks/chargebee/hosted_page`),
    ],
  },
  {
    may: 'upload and read one’s own files, and pictures of people who may be seen',
    from: 'operations, REST: session, owner-checked; decisions, Files',
    roles: withAnAccount,
    by: lines(`GET /files/portraits/:name
      GET /files/documents/:id
      GET /files/portfolios/:id/:file
      GET /files/applications/:id/cv
      GET /files/applications/:id/bio
      POST /aws-proxy/s3/get-data-from-bucket
      POST /aws-proxy/s3/get-document-from-bucket
      GET /aws-proxy/s3/presign
      POST /aws-proxy/s3/upload-file`),
  },
  {
    may: 'choose one’s company',
    from: 'operations, users: accounts; community 9: a company is picked while joining',
    roles: withAnAccount,
    by: ['Query.accounts'],
  },
  {
    may: 'add one’s company, as our other systems may too',
    from: 'operations, users: createAccount; REST: /jobs/run for a session or services',
    roles: [...withAnAccount, 'service'],
    by: lines(`Mutation.createAccount
      POST /jobs/run/*folder/salesforce/apex_create_company
      POST /jobs/run/*folder/create_career_opportunity_candidate
      POST /jobs/run/*folder/salesforce/update_contact`),
  },
  {
    may: 'search, RSVP to open events, and review attended ones',
    from: 'decisions, Salons; community 6: logged-in people RSVP in one click',
    roles: withAnAccount,
    by: [
      ...queries('search seatOrder seatOrders'),
      ...mutations('createRSVP withdrawRSVP updateRSVP discardSeatOrder createReview updateReview'),
      'PUT /webhooks/contentful/review',
    ],
  },
  {
    may: 'subscribe to one’s calendar, and send template mails to staff',
    from: 'decisions, Salons: calendar; operations, REST: send-email',
    roles: withAnAccount,
    by: lines(`POST /api/calendar/feed
      DELETE /api/calendar/feed
      GET /calendar/sessions/:id.ics
      GET /api/coaching/sessions/:id/join
      POST /webhooks/send-email`),
  },

  // Members.
  {
    may: 'find other members and connect with them',
    from: 'community 1: members browse a directory of other members; community 6: connect',
    roles: community,
    by: [
      ...queries('users connections profileAs'),
      ...mutations('connect updateConnection upsertProspectiveUserConnection'),
    ],
  },
  {
    may: 'refer people',
    from: 'community 1: members can refer people',
    roles: community,
    by: ['Query.referrals', 'Mutation.refer'],
  },
  {
    may: 'watch, follow pathways, keep bookmarks and progress',
    from: 'learning 1: members watch recorded salons and follow pathways; learning 7: pre-checks',
    roles: community,
    by: [
      ...queries('recording pathway pathways season resources resourceFile recommendations'),
      ...mutations('createProgress updateProgress createBookmark removeBookmark'),
      ...mutations('joinPeerGroup leavePeerGroup decideGroupRequest'),
      'POST /webhooks/salesforce/bookmark',
      'POST /webhooks/salesforce/progress',
    ],
  },
  {
    may: 'look at coaches, book and buy coaching; as a coach, set hours and write notes',
    from: 'learning 1: members book one-to-one coaching; decisions, Coaching and money',
    roles: community,
    by: [
      ...queries(
        `coach coaches introduction sessions session nextSession coachSessions availability slots bcp products order orders
          portfolios portfolioFile`,
      ),
      ...mutations(
        `saveAvailability bookSession rescheduleSession cancelSession changeMeeting markNoShow saveSessionNotes checkout discardOrder answerPortfolioDraft`,
      ),
    ],
  },
  {
    may: 'take on ordered portfolios, send drafts and deliver them',
    from: 'learning 1: resume and biography writing; decisions, Coaching and money',
    roles: ['coach', 'admin'],
    by: ['Query.portfolioDesk', ...mutations('takePortfolio sendPortfolioDraft deliverPortfolio')],
  },
  {
    may: 'look at the board, save filters and apply',
    from: 'community 6: members can apply to opportunities',
    roles: community,
    by: [
      ...queries('opportunities opportunity closedOpportunity applications applicationFiles savedFilters'),
      ...mutations('viewOpportunity applying withdrawApplication saveFilter removeFilter'),
    ],
  },

  // Staff.
  {
    may: 'review postings and run applications',
    from: 'decisions, Opportunities: board support reviews and publishes; community 6: receives the applications',
    roles: ['support', 'admin'],
    by: [
      ...queries('postings allApplications'),
      ...mutations(
        `createOpportunity publishOpportunity closeOpportunity editOpportunity decideChange setOpportunityStatus updateApplication`,
      ),
      'GET /files/applications/:id/packet.zip',
    ],
  },
  {
    may: 'write events and see who comes',
    from: 'architecture, Ports: the admin area’s own editor; operations, content: staff',
    roles: ['editor', 'admin'],
    by: [
      ...queries('staffSalons staffSalon attendees'),
      ...mutations(
        `saveSalon setSalonStatus duplicateSalon removeSalon checkIn giveSeat cancelSeat addWalkIn noteAttendees inviteMembers`,
      ),
      'GET /api/attendees.csv',
    ],
  },
  {
    may: 'write the library, coaches and the agreement',
    from: 'architecture, Ports: the admin area’s own editor; operations, content: staff',
    roles: ['editor', 'admin'],
    by: [
      ...queries(`libraryEntries libraryEntry libraryChoices coachingEntries coachingEntry agreementVersions
        agreementVersion`),
      ...mutations(`saveSpeaker saveCategory saveTag saveCollection savePathway saveSeason saveEventType saveHostGroup
        saveTestimonial removeSpeaker removeCategory removeTag removeCollection removePathway removeSeason
        removeEventType removeHostGroup removeTestimonial arrangeLibrary saveCoach removeCoach saveBcpExample
        removeBcpExample arrangeBcpExamples publishAgreement`),
    ],
  },
  {
    may: 'read reviews and decide which are shown',
    from: 'community 2: /admin/feedback; operations, content: moderateReview is for staff',
    roles: ['editor', 'admin'],
    by: ['Query.feedback', 'Mutation.moderateReview'],
  },
  {
    may: 'manage the member list: edit, hide, merge companies, credits, addresses, invitations',
    from: 'community 1 and 6: admins manage the member list; operations: updateCredits is for staff',
    roles: ['admin'],
    by: [
      ...queries('allReferrals savedViews emailRequests leavingMembers'),
      ...mutations(`updateMember hideMembers approveEmailChange declineEmailChange keepMember settleRefund closeReferral saveView renameView removeView updateAccount
        mergeAccounts updateCredits`),
      'GET /api/members.csv',
      'GET /api/referrals.csv',
    ],
  },
  {
    may: 'see what was sold, how the product is used, what staff changed and what could not be delivered',
    from: 'decisions, Who may do what: the audit; Files, mail: dead letters visible to admins',
    roles: ['admin'],
    by: [
      ...queries(
        `auditRows membershipSales membershipFigures seatSales learningFigures coachingSales coachingFigures`,
      ),
      ...lines(`GET /api/purchases/coaching.csv
        GET /api/purchases/memberships.csv
        GET /api/purchases/seats.csv
        GET /api/figures/use
        GET /api/figures/:name.csv
        GET /api/operations/outbox
        POST /api/operations/outbox/try-again
        GET /api/operations/mail
        GET /api/operations/areas
        GET /api/operations/audit.csv
        GET /api/operations/releases
        GET /api/operations/releases/:remote
        POST /api/operations/override
        POST /api/auth/members/:id/sign-out
        POST /api/auth/members/:id/reset-factors`),
    ],
  },

  {
    may: 'release areas on the Operations page, and manage release keys',
    from: 'architecture, Who it serves: area teams deploy without the others; decisions, Who may do what: the audit',
    roles: ['admin'],
    by: ['POST /api/operations/release-token'],
  },
  {
    may: 'create an account, with a service token',
    from: 'operations, users; decisions, Signing up and in: an account is made by the paid event',
    roles: ['service'],
    by: ['Mutation.createUser'],
  },

  // The gateway alone.
  {
    may: 'run without a user: sign-in, mail, billing, webhooks, erasure',
    from: 'safety 8; decisions, Signing up and in: an account is made by the paid event',
    roles: ['service'],
    by: [
      ...queries(`connectionNotice referralNotice dueDeletions notForgotten usersPersonalData emailChange viewer
        verifyCredentials accountClaims accountByEmail contact passwordReset billingAccount billingAccountByEmail
        claimedMembership membershipNotice rsvpNotice groupNotice seatOrderNotice contentPersonalData sessionNotice coachedNotice
        orderNotice portfolioNotice coachingPersonalData applicationNotice opportunityAlertNotice postingNotice postingToConfirm
        opportunitiesPersonalData`),
      ...mutations(`usersForget askForEmailChange openEmailChange confirmEmailChange issueFirstPasswordToken setFirstPassword
        openPasswordReset resetPassword recordPurchase recordSubscription placeMembershipOrder settleMembershipOrder confirmMembershipOrder
        claimFirstPassword issueMailedFirstPassword importEntry keepCaptions confirmGuestRSVP withdrawGuestRSVP settleWaitlists
        settleSeatOrder importReviews setReviewRight contentForget settlePastSessions applyBooking settleOrder coachingForget
        alertMembers openPostingLink confirmPosting settlePostings opportunitiesForget`),
    ],
  },
];
