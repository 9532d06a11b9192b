import type { InternalCaller } from '@athenaeum/kit';
import express, { Router, type Response } from 'express';
import { callerBy } from '@athenaeum/graph/edge';
import type { SubgraphClient } from '@athenaeum/graph/subgraphs';
import type { SignedIn } from '../auth/signedIn';
import { forSignedIn, type SignedInHandler } from './forSignedIn';
import { COACH, dataInput, documentInput, presignInput, SALON } from './inputs';
import type { Links } from './links';
import { variantOf } from './pictures/variant';
import { isRecordingKey } from './recording';
import { isResourceKey } from './resourceFile';
import { readableFile } from './storedFile';
import { uploadRoute, type Uploading } from './upload/uploadRoute';

const INTRODUCTION = `query GatewayIntroduction($key: String!) { introduction(key: $key) { ok data { id } } }`;
const RECORDING = `query GatewayRecording($key: String!) { recording(key: $key) { ok data { id } } }`;
const RESOURCE = `query GatewayResource($key: String!) { resourceFile(key: $key) { ok data { id } } }`;

interface Parts extends Uploading {
  content: SubgraphClient;
  coaching: SubgraphClient;
  signedIn: SignedIn;
  links: Links;
}

/**
 * `/aws-proxy/s3`: exchanges keys for links of five minutes, and takes uploads. A caller who may not read a file learns as
 * much as if there were none.
 */
export function storageProxy({ content, coaching, signedIn, links, ...upload }: Parts): Router {
  const router = Router();
  const json = express.json({ limit: '10kb' });
  router.post('/get-data-from-bucket', json, forSignedIn(signedIn, data));
  router.post('/get-document-from-bucket', json, forSignedIn(signedIn, document));
  router.get('/presign', forSignedIn(signedIn, presign));
  router.post('/upload-file', forSignedIn(signedIn, uploadRoute(upload)));
  return router;

  async function data(...[req, res, viewer]: Parameters<SignedInHandler>): Promise<void> {
    const { success, data } = dataInput.safeParse(req.body);
    if (!success) return refuse(res);
    const { key, type } = data;
    const caller = callerBy(req, viewer);
    const mayRead =
      (await readableFile(viewer, key)) !== null ||
      (type === SALON && isRecordingKey(key) && (await says(content, RECORDING, caller, key))) ||
      (type === COACH && isRecordingKey(key) && (await says(coaching, INTRODUCTION, caller, key))) ||
      (isResourceKey(key) && (await says(content, RESOURCE, caller, key)));
    res.json({ url: mayRead ? links.sign(key) : null });
  }

  async function document(...[req, res, viewer]: Parameters<SignedInHandler>): Promise<void> {
    const { success, data } = documentInput.safeParse(req.body);
    if (!success) return refuse(res);
    const file = await readableFile(viewer, data.key);
    res.json({ url: file && links.sign(file.key) });
  }

  async function presign(...[req, res, viewer]: Parameters<SignedInHandler>): Promise<void> {
    const { success, data } = presignInput.safeParse(req.query);
    if (!success) return refuse(res);
    const file = await readableFile(viewer, data.key);
    res.json({ url: file && links.sign(file.key, variantOf(file.key, data)) });
  }

  /** Whether the viewer is entitled to what is stored under a key is its domain's to say. */
  async function says(
    domain: SubgraphClient,
    query: string,
    caller: InternalCaller,
    key: string,
  ): Promise<boolean> {
    const { data, errors } = await domain.ask({ query, variables: { key } }, caller);
    if (errors?.length) throw new Error(`The ${domain.name} subgraph failed: ${errors[0]?.message}`);
    const [answer] = Object.values(data ?? {}) as ({ ok?: boolean } | null)[];
    return answer?.ok === true;
  }
}

const refuse = (res: Response) =>
  void res.status(400).json({ ok: false, code: 'INVALID', message: 'Say which file, by its key.' });
