import { Refusal, signInFirst } from '@athenaeum/kit';
import express, { Router, type Request, type Response } from 'express';
import * as z from 'zod';
import { describeRoute, LIMITED_MESSAGE, type RateLimits, type RouteAccess } from '@athenaeum/graph/edge';
import type { SubgraphClients } from '@athenaeum/graph/subgraphs';
import type { Env } from '../env';
import type { Sources } from '../sources/sources';
import { requireViewer, type SignedIn } from '../auth/signedIn';
import type { WebSessions } from '../auth/webSessions';
import { createLinks } from '../files/links';
import { MAIL_LISTS } from '../mail/templates/template';
import type { Suppressions } from '../mail/unsubscribe/suppressions';
import { jsonHandler } from '../routes/jsonHandler';
import { emailDocs } from './emailRoutes';
import { exportData } from './exportData';

const caller = 'Session: own data only';

/** Turns mail of one list on or off. */
export const mailInput = z.strictObject({ list: z.enum(MAIL_LISTS), wanted: z.boolean() });

const access: RouteAccess = { to: 'signedIn', specifiedIn: 'community 6' };

export const accountDocs = [
  ...emailDocs,
  describeRoute({
    method: 'get',
    path: '/api/account/export',
    access,
    summary:
      'All data of the member, of every domain, as a JSON file. Its links to files are valid for five minutes.',
    caller,
    answers: {
      200: 'The file.',
      401: 'Nobody is signed in.',
      403: 'To be confirmed first: `REAUTHENTICATION_REQUIRED`.',
      429: 'Too much at once.',
      503: 'A part of it is away: nothing is given rather than a part.',
    },
  }),
  describeRoute({
    method: 'get',
    path: '/api/account/mail',
    access,
    summary: `Which optional mail the member gets: ${MAIL_LISTS.join(', ')}.`,
    caller,
    answers: { 200: '`data`: `list` and `wanted` of each.', 401: 'Nobody is signed in.' },
  }),
  describeRoute({
    method: 'put',
    path: '/api/account/mail',
    access,
    summary: 'Stops mail of a list, or wants it again.',
    caller,
    body: mailInput,
    answers: { 200: '`data` as above.', 400: 'No such list.', 401: 'Nobody is signed in.' },
  }),
];

interface Parts {
  env: Env;
  clients: SubgraphClients;
  sources: Sources;
  sessions: WebSessions;
  signedIn: SignedIn;
  suppressions: Suppressions;
  limits: RateLimits;
}

/** `/api/account`: what of an account is the gateway's to know. */
export function accountRoutes({
  env,
  clients,
  sources,
  sessions,
  signedIn,
  suppressions,
  limits,
}: Parts): Router {
  const router = Router();
  const links = createLinks(env);
  router.get('/export', jsonHandler(exported));
  router.get(
    '/mail',
    jsonHandler(async (req) => mailOf((await own(req)).id)),
  );
  router.put('/mail', express.json({ limit: '1kb' }), jsonHandler(changeMail));
  return router;

  function own(req: Request) {
    return requireViewer(signedIn, req, access);
  }

  async function exported(req: Request, res: Response) {
    const { id } = await own(req);
    await signedIn.assertConfirmed(req);
    if (!(await limits.export.take(id))) throw new Refusal('LIMITED', LIMITED_MESSAGE);
    const data = await exportData(id, { clients, sessions, links, origin: env.PUBLIC_ORIGIN });
    res.set('content-disposition', 'attachment; filename="my-data.json"');
    return data;
  }

  async function changeMail(req: Request) {
    const { id } = await own(req);
    const { list, wanted } = mailInput.parse(req.body);
    const address = await addressOf(id);
    await (wanted ? suppressions.lift(list, address) : suppressions.stop(list, address));
    return mailOf(id);
  }

  async function mailOf(id: string) {
    const address = await addressOf(id);
    return Promise.all(
      MAIL_LISTS.map(async (list) => ({ list, wanted: !(await suppressions.has(list, address)) })),
    );
  }

  async function addressOf(id: string): Promise<string> {
    const contact = await sources.contact(id);
    if (!contact) throw signInFirst();
    return contact.email;
  }
}
