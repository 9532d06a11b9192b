import { Long, ObjectId, Timestamp } from 'bson';
import { isDocument, type Document } from '../bson/valueTypes';
import { CommandError } from '../errors';
import { SESSION_TIMEOUT_MINUTES } from '../transactions/sessions';
import { controls, type Command, type CommandContext } from './command';

export const REPLICA_SET = 'athenaeum';
/** The server version whose behaviour this follows; drivers choose their features by it. */
export const VERSION = '8.2.0';
const WIRE_VERSION = 27;
const ELECTION = new ObjectId('7fffffff0000000000000001');

/** The primary and only member of a replica set: a standalone server would get no transactions or retryable writes. */
function hello({ server, request: { body, connection } }: CommandContext): Document {
  const application = isDocument(body.client) ? body.client.application : undefined;
  if (isDocument(application)) connection.appName = String(application.name);
  const address = server.address();
  const now = new Date();
  const opTime = { ts: new Timestamp({ t: 1, i: 1 }), t: Long.ONE };
  return {
    helloOk: true,
    isWritablePrimary: true,
    ismaster: true,
    secondary: false,
    setName: REPLICA_SET,
    setVersion: 1,
    hosts: [address],
    primary: address,
    me: address,
    electionId: ELECTION,
    lastWrite: { opTime, lastWriteDate: now, majorityOpTime: opTime, majorityWriteDate: now },
    maxBsonObjectSize: 16 * 1024 * 1024,
    maxMessageSizeBytes: 48_000_000,
    maxWriteBatchSize: 100_000,
    localTime: now,
    logicalSessionTimeoutMinutes: SESSION_TIMEOUT_MINUTES,
    connectionId: connection.id,
    minWireVersion: 0,
    maxWireVersion: WIRE_VERSION,
    readOnly: false,
    ok: 1,
  };
}

export const handshakeCommands: Record<string, Command> = {
  hello: controls(hello),
  isMaster: controls(hello),
  ismaster: controls(hello),
  ping: controls(() => ({ ok: 1 })),
  buildInfo: controls(buildInfo),
  buildinfo: controls(buildInfo),
  connectionStatus: controls(() => ({
    authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] },
    ok: 1,
  })),
  whatsmyuri: controls(({ request }) => ({ you: request.connection.address, ok: 1 })),
  getParameter: controls(({ request: { body } }) => {
    const known: Document = { featureCompatibilityVersion: { version: '8.0' }, requireApiVersion: false };
    const asked = Object.keys(known).filter((name) => body.getParameter === '*' || name in body);
    if (asked.length === 0) throw new CommandError(72, 'InvalidOptions', 'no option found to get');
    return { ...Object.fromEntries(asked.map((name) => [name, known[name]])), ok: 1 };
  }),
};

function buildInfo(): Document {
  return {
    version: VERSION,
    versionArray: [...VERSION.split('.').map(Number), 0],
    bits: 64,
    debug: false,
    maxBsonObjectSize: 16 * 1024 * 1024,
    storageEngines: ['lmdb'],
    modules: [],
    ok: 1,
  };
}
