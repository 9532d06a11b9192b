import type { Meter } from '@athenaeum/kit/telemetry';
import type { Express } from 'express';
import type { Registry } from 'prom-client';
import { accountRoutes } from './bff/account/accountRoutes';
import { emailRoutes } from './bff/account/emailRoutes';
import { analyticsRoute } from './bff/analytics/analyticsRoute';
import { createAuth } from './bff/auth/createAuth';
import { errorPage } from './bff/auth/pages/errorPage';
import {
  CONFIRMATION_PATH,
  EMAIL_CONFIRMATION_PATH,
  MEMBER_ACCESS_PATH,
  PASSKEYS_PATH,
  PASSWORD_RESET_PATH,
  POSTING_CONFIRMATION_PATH,
  SECOND_FACTOR_PATH,
} from './bff/auth/paths';
import { createBillingRoutes } from './bff/billing/createBilling';
import { CONFIRM_PATH } from './bff/billing/membership/confirmLinks';
import type { Billing } from './bff/billing/port/billing';
import { createMeetingRooms } from './bff/coaching/meetingRooms';
import { JOIN_PATH, joinRoute } from './bff/coaching/joinRoute';
import { calendarRoutes } from './bff/calendar/calendarRoutes';
import { feedAddressRoutes } from './bff/calendar/feedAddressRoutes';
import { createFeeds } from './bff/calendar/feeds';
import { createGroupCalendars } from './bff/calendar/groupCalendar';
import { DOCS_PATH } from './bff/docs/docsDocs';
import { docsRoutes } from './bff/docs/docsRoutes';
import { createFiles } from './bff/files/createFiles';
import { guestRsvpRoutes } from './bff/guests/guestRsvpRoutes';
import { createGuestRsvps } from './bff/guests/guestRsvps';
import { rsvpFormRoutes } from './bff/guests/pages/formRoutes';
import { rsvpLinkRoutes } from './bff/guests/pages/linkRoutes';
import { GUEST_RSVP_PATH, RSVP_FORM_PATH, RSVP_LINK_PATH } from './bff/guests/pages/paths';
import { awayPage } from './bff/guests/pages/rsvpFormPages';
import { createRsvpLinks } from './bff/guests/rsvpLinks';
import type { FileStorage } from './bff/files/storage';
import { mailboxRoutes } from './bff/mail/mailbox/mailboxRoutes';
import { MAILBOX_PATH } from './bff/mail/mailbox/mailboxView';
import { UNSUBSCRIBE_PATH, type Suppressions } from './bff/mail/unsubscribe/suppressions';
import { unsubscribeRoutes } from './bff/mail/unsubscribe/unsubscribeRoutes';
import { PLACES_PATH, placesRoutes } from './bff/places/placesRoutes';
import { jobRoutes } from './bff/jobs/run/jobRoutes';
import { FIGURES_PATH, figuresRoutes } from './bff/figures/figuresRoutes';
import { MEMBERS_CSV_PATH, membersCsvRoute } from './bff/members/membersCsvRoute';
import { OPERATIONS_PATH } from './bff/operations/operationsDocs';
import { operationsRoutes } from './bff/operations/operationsRoutes';
import { PORTFOLIO_FILES_PATH, portfolioFileRoute } from './bff/coaching/portfolioFileRoute';
import { APPLICATION_FILES_PATH, applicationFileRoutes } from './bff/opportunities/applicationFileRoutes';
import { confirmRoutes } from './bff/opportunities/confirmRoutes';
import type { CountAsked } from './bff/releases/countAsked';
import { REPORTS_PATH, reportsRoute } from './bff/releases/reportsRoute';
import { RELEASE_STAFF_PATH, releaseStaffRoute } from './bff/releases/releaseStaffRoute';
import { SUPERGRAPH_PATH, supergraphRoute } from './bff/releases/supergraphRoute';
import { PREVIEWS_PATH, previewRoutes } from './bff/previews/previewRoutes';
import { createAskGraph } from './bff/routes/askGraph';
import { staffLists } from './bff/staffLists/staffLists';
import { createCallers, createServiceOf } from './bff/routes/caller';
import { bookmarkCheckRoute } from './bff/webhooks/bookmarkCheck';
import { entryRoute } from './bff/webhooks/entryRoute';
import { reviewRoute } from './bff/webhooks/reviewRoute';
import { saveProgressRoute } from './bff/webhooks/saveProgress';
import { schedulingRoute } from './bff/webhooks/schedulingRoute';
import { sendEmailRoute } from './bff/webhooks/sendEmail';
import { responseTimeout as answerInTime } from './edge/responseTimeout';
import { createEdge } from './edge/edge';
import { errorHandler, notFound } from './edge/errorHandler';
import type { Readiness } from './edge/health';
import { createOrigins } from './edge/origins';
import type { RateLimits } from './edge/rateLimits';
import type { Env } from './env';
import type { Log } from './graph/context';
import { requireTrustedDocument as onlyTrusted } from './graph/documents/requireTrustedDocument';
import { createOverrideExemption as createStaffTrials } from './graph/documents/overrideExemption';
import type { TrustedDocuments } from './graph/documents/trustedDocuments';
import type { Graph } from './graph/graph';
import { graphRoute } from './graph/graphRoute';
import { createPersistedDocuments } from './graph/persisted/persistedDocuments';
import { invalidateOnWrite as forgetOnChange } from './graph/coalescing/invalidateOnWrite';
import type { SubgraphClients } from './graph/subgraphs/subgraphClient';
import { createSources } from './outbox/sources';

const UPLOAD_PATH = '/aws-proxy/s3/upload-file';
/** Pages for people, which explain errors as text. */
const PAGES = ['/api/auth', '/oidc', EMAIL_CONFIRMATION_PATH, POSTING_CONFIRMATION_PATH, CONFIRM_PATH];

interface Parts {
  env: Env;
  clients: SubgraphClients;
  storage: FileStorage;
  billing: Billing;
  limits: RateLimits;
  graph: Graph;
  /** What our clients may send; null where anything may be asked. */
  documents: TrustedDocuments | null;
  countAsked: CountAsked;
  readiness: Readiness;
  registry: Registry;
  meter: Meter;
  suppressions: Suppressions;
  /** Every way out there is, by its name. */
  channels: readonly string[];
  log: Log;
}

/** Every route of the gateway, behind the same edge. */
export function createApp({
  env,
  clients,
  storage,
  billing,
  limits,
  graph,
  documents,
  countAsked,
  readiness,
  registry,
  meter,
  suppressions,
  channels,
  log,
}: Parts): Express {
  const origins = createOrigins(env.PUBLIC_ORIGIN, env.TRUSTED_ORIGINS);
  const app = createEdge({
    env,
    origins,
    readiness: readiness.routes,
    registry,
    meter,
    isPatient: ({ path }) => path === UPLOAD_PATH,
    log,
  });
  const auth = createAuth({ env, origins, users: clients.users, limits, log });
  const { signedIn } = auth;
  const asked = { callerOf: createCallers({ signedIn, env }), askGraph: createAskGraph({ graph, log }) };
  const feeds = createFeeds(env);
  const groupCalendarOf = createGroupCalendars(asked.askGraph, env.PUBLIC_ORIGIN);
  const files = createFiles({
    env,
    storage,
    content: clients.content,
    coaching: clients.coaching,
    users: clients.users,
    signedIn,
    limits,
    log,
  });
  const paying = createBillingRoutes({ env, provider: billing, clients, signedIn, limits, log });

  // First: most requests are for it, and every route before it would be tried.
  const mayTry = createStaffTrials({
    signedIn,
    limit: limits.trying,
    isHttps: env.PUBLIC_ORIGIN.startsWith('https:'),
  });
  const door =
    documents &&
    onlyTrusted({ report: env.TRUSTED_DOCUMENTS === 'report', documents, mayTry, registry, log });
  const persisted = createPersistedDocuments(documents && (() => documents.all()));
  app.use(
    '/graphql',
    graphRoute({
      graph,
      signedIn,
      serviceOf: createServiceOf(env),
      persisted,
      onlyTrusted: door,
      countAsked,
      log,
    }),
  );
  app.use(forgetOnChange(graph));
  // The GraphQL handler does this itself, with errors of its own.
  app.use(PAGES, answerInTime(env.ANSWER_LONGEST_MS, errorPage(log)));
  const rsvpIsAway = errorPage(log, { what: 'an RSVP', page: awayPage(env.PUBLIC_ORIGIN) });
  app.use([RSVP_FORM_PATH, RSVP_LINK_PATH], answerInTime(env.ANSWER_LONGEST_MS, rsvpIsAway));
  app.use(answerInTime(env.ANSWER_LONGEST_MS, errorHandler(log)));
  if (auth.embedded) {
    app.use('/oidc', auth.embedded.provider);
    app.use(PASSWORD_RESET_PATH, auth.embedded.passwordReset);
    app.use(PASSKEYS_PATH, auth.embedded.passkeys);
    app.use(SECOND_FACTOR_PATH, auth.embedded.secondFactor);
    app.use('/jobs', auth.embedded.createUser);
  }
  app.use(MEMBER_ACCESS_PATH, auth.memberAccess);
  app.use(CONFIRMATION_PATH, auth.confirmation);
  app.use('/api/auth', auth.routes);
  const sources = createSources(clients);
  app.use(EMAIL_CONFIRMATION_PATH, emailRoutes({ env, users: clients.users, limits, log }));
  app.use(
    POSTING_CONFIRMATION_PATH,
    confirmRoutes({ env, opportunities: clients.opportunities, sources, limits, log }),
  );
  app.use(
    '/api/account',
    accountRoutes({ env, clients, sources, sessions: auth.sessions, signedIn, suppressions, limits }),
  );
  app.use(PORTFOLIO_FILES_PATH, portfolioFileRoute({ storage, coaching: clients.coaching, signedIn, log }));
  app.use(
    APPLICATION_FILES_PATH,
    applicationFileRoutes({ storage, opportunities: clients.opportunities, sources, signedIn, log }),
  );
  app.use(MEMBERS_CSV_PATH, membersCsvRoute({ users: clients.users, signedIn, log }));
  app.use(FIGURES_PATH, figuresRoutes(asked));
  app.use(OPERATIONS_PATH, operationsRoutes({ env, clients, suppressions, limits, channels, signedIn, log }));
  app.use(PREVIEWS_PATH, previewRoutes({ env, signedIn, log }));
  for (const { path, route } of staffLists) app.use(path, route({ askGraph: asked.askGraph, signedIn, log }));
  app.use('/files', files.routes);
  app.use('/aws-proxy/s3', files.proxy);
  app.use(
    '/calendar',
    calendarRoutes({
      ...asked,
      env,
      feeds,
      groupCalendarOf,
      accounts: auth.accounts,
      signedIn,
      limit: limits.feed,
    }),
  );
  app.use(
    JOIN_PATH,
    joinRoute({
      ...asked,
      rooms: createMeetingRooms(env),
      sources,
      signedIn,
      origin: env.PUBLIC_ORIGIN,
      limit: limits.feed,
    }),
  );
  app.use('/api/calendar/feed', feedAddressRoutes({ ...asked, env, feeds, groupCalendarOf }));
  app.use('/api/analytics', analyticsRoute({ env, signedIn, limit: limits.analytics }));
  app.use(REPORTS_PATH, reportsRoute({ env, limit: limits.reports, registry, meter, log }));
  app.use(RELEASE_STAFF_PATH, releaseStaffRoute({ env, accounts: auth.accounts, sessions: auth.sessions }));
  app.use(SUPERGRAPH_PATH, supergraphRoute({ env, graph }));
  app.use(UNSUBSCRIBE_PATH, unsubscribeRoutes(suppressions));
  const rsvps = createGuestRsvps({ links: createRsvpLinks(env), sources, content: clients.content, limits });
  app.use(RSVP_FORM_PATH, rsvpFormRoutes({ env, askGraph: asked.askGraph, log }));
  app.use(RSVP_LINK_PATH, rsvpLinkRoutes({ env, rsvps, log }));
  app.use(GUEST_RSVP_PATH, guestRsvpRoutes({ env, rsvps, limits }));
  app.use(PLACES_PATH, placesRoutes({ limit: limits.search }));
  app.use('/api/billing', paying.api);
  app.use('/webhooks/billing', paying.events);
  app.use('/webhooks/chargebee', paying.chargebee);
  app.use('/stripe', paying.stripe);
  app.use('/webhooks/send-email', sendEmailRoute({ signedIn, limits, log, users: clients.users }));
  app.use('/webhooks/salesforce/bookmark', bookmarkCheckRoute(asked));
  app.use('/webhooks/salesforce/progress', saveProgressRoute(asked));
  app.use('/webhooks/contentful/review', reviewRoute({ ...asked, content: clients.content, env }));
  app.use('/webhooks/contentful/entry', entryRoute({ content: clients.content, env, log }));
  app.use('/webhooks/scheduling', schedulingRoute({ coaching: clients.coaching, sources, env, log }));
  app.use('/jobs', jobRoutes({ ...asked, accounts: auth.accounts, sources, limits }));
  if (!env.isProduction) app.use(DOCS_PATH, docsRoutes({ brand: env.BRAND }));
  if (!env.isProduction && !env.SMTP_URL) app.use(MAILBOX_PATH, mailboxRoutes());
  app.use(notFound, errorHandler(log));
  return app;
}
