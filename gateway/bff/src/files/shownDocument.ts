import { isSignedIn, type InternalCaller } from '@athenaeum/kit';
import { StoredFile, type FileRow } from '@athenaeum/kit/files';
import type { SubgraphClient } from '@athenaeum/graph/subgraphs';

const DOCUMENT = `query GatewayDocument($id: ID!) { documentFile(id: $id) { ok data { key owner_id } } }`;

/** The file behind a document that a profile shows to this viewer; null as much when there is none. */
export async function shownDocument(
  users: SubgraphClient,
  caller: InternalCaller,
  id: string,
): Promise<FileRow | null> {
  if (!isSignedIn(caller.viewer)) return null;
  const { data, errors } = await users.ask({ query: DOCUMENT, variables: { id } }, caller);
  if (errors?.length) throw new Error(`The users subgraph failed: ${errors[0]?.message}`);
  const { documentFile } = data as { documentFile: { data: { key: string; owner_id: string } | null } };
  if (!documentFile.data) return null;
  return StoredFile.findOne({ ...documentFile.data, state: 'kept', use: 'document' }).lean<FileRow>();
}
