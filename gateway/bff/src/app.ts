import type { Meter } from '@athenaeum/kit/telemetry';
import type { Express, Request } from 'express';
import type { Registry } from 'prom-client';
import {
  createEdge,
  createOrigins,
  createServiceOf,
  errorHandler,
  type Log,
  notFound,
  type RateLimits,
  type Readiness,
  requestLanguage,
  responseTimeout as answerInTime,
} from '@athenaeum/graph/edge';
import {
  type OnAnswered,
  createOverrideExemption as createStaffTrials,
  createPersistedDocuments,
  type Graph,
  graphRoute,
  invalidateOnWrite as forgetOnChange,
  requireTrustedDocument as onlyTrusted,
  type TrustedDocuments,
} from '@athenaeum/graph';
import type { SubgraphClients } from '@athenaeum/graph/subgraphs';
import { accountRoutes } from './account/accountRoutes';
import { emailRoutes } from './account/emailRoutes';
import { analyticsRoute } from './analytics/analyticsRoute';
import { createAuth } from './auth/createAuth';
import { errorPage } from './auth/pages/errorPage';
import {
  CONFIRMATION_PATH,
  EMAIL_CONFIRMATION_PATH,
  MEMBER_ACCESS_PATH,
  PASSKEYS_PATH,
  PASSWORD_RESET_PATH,
  POSTING_CONFIRMATION_PATH,
  SECOND_FACTOR_PATH,
} from './auth/paths';
import { createBillingRoutes } from './billing/createBilling';
import { CONFIRM_PATH } from './billing/membership/confirmLinks';
import type { Billing } from './billing/port/billing';
import { createMeetingRooms } from './coaching/meetingRooms';
import { JOIN_PATH, joinRoute } from './coaching/joinRoute';
import { calendarRoutes } from './calendar/calendarRoutes';
import { feedAddressRoutes } from './calendar/feedAddressRoutes';
import { createFeeds } from './calendar/feeds';
import { createGroupCalendars } from './calendar/groupCalendar';
import { DOCS_PATH } from './docs/docsDocs';
import { docsRoutes } from './docs/docsRoutes';
import { createFiles } from './files/createFiles';
import { guestRsvpRoutes } from './guests/guestRsvpRoutes';
import { createGuestRsvps } from './guests/guestRsvps';
import { rsvpFormRoutes } from './guests/pages/formRoutes';
import { rsvpLinkRoutes } from './guests/pages/linkRoutes';
import { GUEST_RSVP_PATH, RSVP_FORM_PATH, RSVP_LINK_PATH } from './guests/pages/paths';
import { awayPage } from './guests/pages/rsvpFormPages';
import { createRsvpLinks } from './guests/rsvpLinks';
import type { FileStorage } from './files/storage';
import { mailboxRoutes } from './mail/mailbox/mailboxRoutes';
import { MAILBOX_PATH } from './mail/mailbox/mailboxView';
import { UNSUBSCRIBE_PATH, type Suppressions } from './mail/unsubscribe/suppressions';
import { unsubscribeRoutes } from './mail/unsubscribe/unsubscribeRoutes';
import { PLACES_PATH, placesRoutes } from './places/placesRoutes';
import { LIVE_PATH, liveRoute } from './live/liveRoute';
import type { LiveHub } from './live/liveHub';
import { jobRoutes } from './jobs/run/jobRoutes';
import { FIGURES_PATH, figuresRoutes } from './figures/figuresRoutes';
import { MEMBERS_CSV_PATH, membersCsvRoute } from './members/membersCsvRoute';
import { OPERATIONS_PATH } from './operations/operationsDocs';
import { operationsRoutes } from './operations/operationsRoutes';
import { PORTFOLIO_FILES_PATH, portfolioFileRoute } from './coaching/portfolioFileRoute';
import { APPLICATION_FILES_PATH, applicationFileRoutes } from './opportunities/applicationFileRoutes';
import { confirmRoutes } from './opportunities/confirmRoutes';
import type { ReleaseOf } from './releases/areaReleases/releaseRouting';
import { REPORTS_PATH, reportsRoute } from './releases/reportsRoute';
import { RELEASE_STAFF_PATH, releaseStaffRoute } from './releases/releaseStaffRoute';
import { SUPERGRAPH_PATH, supergraphRoute } from './releases/supergraphRoute';
import { PUSH_PATH, pushRoutes } from './push/pushRoutes';
import { PREVIEWS_PATH, previewRoutes } from './previews/previewRoutes';
import { createAskGraph } from './routes/askGraph';
import { staffLists } from './staffLists/staffLists';
import { createCallers } from './routes/caller';
import { bookmarkCheckRoute } from './webhooks/bookmarkCheck';
import { entryRoute } from './webhooks/entryRoute';
import { reviewRoute } from './webhooks/reviewRoute';
import { saveProgressRoute } from './webhooks/saveProgress';
import { schedulingRoute } from './webhooks/schedulingRoute';
import { sendEmailRoute } from './webhooks/sendEmail';
import type { Env } from './env';
import { addTranslations } from './messages/addTranslations';
import { createSources } from './sources/sources';

const UPLOAD_PATH = '/aws-proxy/s3/upload-file';
/** Pages for people, which explain errors as text. */
const PAGES = ['/api/auth', '/oidc', EMAIL_CONFIRMATION_PATH, POSTING_CONFIRMATION_PATH, CONFIRM_PATH];

/** Asked by each page, or open for as long as one is; nothing in their answers is for reading. */
const WORDLESS = ['/api/auth/me', LIVE_PATH, '/api/analytics'];
const isWordless = ({ path }: Request) => WORDLESS.includes(path) || path.startsWith('/files/');

interface Parts {
  env: Env;
  clients: SubgraphClients;
  storage: FileStorage;
  billing: Billing;
  limits: RateLimits;
  graph: Graph;
  /** What our clients may send; null where anything may be asked. */
  documents: TrustedDocuments | null;
  onAnswered: OnAnswered;
  releaseOf: ReleaseOf;
  readiness: Readiness;
  registry: Registry;
  meter: Meter;
  suppressions: Suppressions;
  live: LiveHub;
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
  onAnswered,
  releaseOf,
  readiness,
  registry,
  meter,
  suppressions,
  live,
  channels,
  log,
}: Parts): Express {
  addTranslations();
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
    identity: signedIn,
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
      identity: signedIn,
      serviceOf: createServiceOf(env),
      persisted,
      onlyTrusted: door,
      onAnswered,
      releaseOf,
      log,
    }),
  );
  app.use(requestLanguage(isWordless));
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
  app.use(PUSH_PATH, pushRoutes({ env, signedIn, limits }));
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
  app.use(LIVE_PATH, liveRoute({ hub: live, signedIn, limit: limits.live }));
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
