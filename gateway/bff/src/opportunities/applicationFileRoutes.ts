import { hasRole, isSignedIn, type InternalCaller } from '@athenaeum/kit';
import { StoredFile, type FileRow } from '@athenaeum/kit/files';
import { Router, type NextFunction, type Request, type Response } from 'express';
import {
  callerBy,
  describeRoute,
  type Log,
  logOf,
  rolesWith,
  type RouteAccess,
  sendStream,
} from '@athenaeum/graph/edge';
import type { SubgraphClient } from '@athenaeum/graph/subgraphs';
import type { Sources } from '../sources/sources';
import { LOGIN_PATH } from '../auth/paths';
import type { SignedIn } from '../auth/signedIn';
import { sendFile } from '../files/sendFile';
import type { FileStorage } from '../files/storage';
import { asItIs } from '../files/storedFile';
import { packetName, packetOf, type Applied } from './packet';
import { zipOf } from './zip';

export const APPLICATION_FILES_PATH = '/files/applications';

const caller = 'Session: whose application it is; board support and admins';
const answers = {
  200: 'The file.',
  302: 'To sign in, and back.',
  404: 'There is none, or it is not for the caller.',
};

const packetAccess: RouteAccess = {
  to: 'boardStaff',
  specifiedIn: 'decisions, Opportunities',
  refusal: 'nothing',
};

export const applicationFileDocs = [
  ...(['cv', 'bio'] as const).map((part) =>
    describeRoute({
      method: 'get',
      path: `${APPLICATION_FILES_PATH}/:id/${part}`,
      access: { to: 'signedIn', specifiedIn: 'decisions, Opportunities', refusal: 'page' },
      summary: `The ${part === 'cv' ? 'CV' : 'bio'} of an application.`,
      caller,
      answers,
      answerType: 'application/octet-stream',
    }),
  ),
  describeRoute({
    method: 'get',
    path: `${APPLICATION_FILES_PATH}/:id/packet.zip`,
    access: packetAccess,
    summary: 'The whole application: its text, CV and bio.',
    caller: 'Session: board support and admins',
    answers,
    answerType: 'application/zip',
  }),
];

const FILES = `query GatewayApplicationFiles($id: ID!) { applicationFiles(id: $id) { ok data {
  user_id title pitch created_at cv { key } bio { key } } } }`;

interface Found extends Applied {
  user_id: string;
  cv: { key: string } | null;
  bio: { key: string } | null;
}

interface Parts {
  storage: FileStorage;
  opportunities: SubgraphClient;
  sources: Pick<Sources, 'contact'>;
  signedIn: SignedIn;
  log: Log;
}

/** `/files/applications`: what came with an application, by its id; its domain says each time who may have it. */
export function applicationFileRoutes({ storage, opportunities, sources, signedIn, log }: Parts): Router {
  const router = Router();
  router.get('/:id/cv', one('cv'));
  router.get('/:id/bio', one('bio'));
  router.get('/:id/packet.zip', packet);
  return router;

  type Asked = Request<{ id: string }>;

  function one(part: 'cv' | 'bio') {
    return async (req: Asked, res: Response, next: NextFunction): Promise<void> => {
      const viewer = await signedIn.viewer(req);
      if (!isSignedIn(viewer)) return signInFirst(req, res);
      const application = await found(callerBy(req, viewer), req.params.id);
      const file = application && (await fileOf(application, part));
      if (!file) return next();
      await sendFile(req, res, asItIs(storage, file), log);
    };
  }

  async function packet(req: Asked, res: Response, next: NextFunction): Promise<void> {
    const viewer = await signedIn.viewer(req);
    if (!isSignedIn(viewer)) return signInFirst(req, res);
    const isStaff = hasRole(viewer, ...rolesWith(packetAccess));
    const application = isStaff ? await found(callerBy(req, viewer), req.params.id) : null;
    if (!application) return next();
    const [applicant, cv, bio] = await Promise.all([
      sources.contact(application.user_id),
      fileOf(application, 'cv'),
      fileOf(application, 'bio'),
    ]);
    const files = [
      ...(cv ? [{ part: 'CV' as const, file: cv }] : []),
      ...(bio ? [{ part: 'Bio' as const, file: bio }] : []),
    ];
    const { content, length } = await zipOf(packetOf(application, applicant, files, storage));
    res.attachment(packetName(application, applicant)).set({
      'content-type': 'application/zip',
      'content-length': String(length),
      'cache-control': 'no-store',
    });
    try {
      await sendStream(content, res);
    } catch (error) {
      // The answer is visibly cut short, since its length was said.
      if (!req.destroyed) logOf(req, log).warn({ err: error }, 'a packet broke off while it was being sent');
    }
  }

  async function found(asked: InternalCaller, id: string): Promise<Found | null> {
    const { data, errors } = await opportunities.ask({ query: FILES, variables: { id } }, asked);
    if (errors?.length) throw new Error(`The opportunities subgraph failed: ${errors[0]?.message}`);
    return (data as { applicationFiles: { data: Found | null } }).applicationFiles.data;
  }
}

/** Mail leads here: who is not signed in does that first. */
const signInFirst = (req: Request, res: Response): void =>
  res.redirect(`${LOGIN_PATH}?returnTo=${encodeURIComponent(req.originalUrl)}`);

async function fileOf(application: Found, part: 'cv' | 'bio'): Promise<FileRow | null> {
  const key = application[part]?.key;
  if (!key) return null;
  return StoredFile.findOne({
    ...{ key, owner_id: application.user_id },
    ...{ state: 'kept', use: 'application' },
  }).lean<FileRow>();
}
