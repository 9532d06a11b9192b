import { mongo } from 'mongoose';
import { Skip } from './skip';
import type { EntityDescription } from './testFile';

type Document = Record<string, unknown>;

export interface SeenEvent {
  kind: 'commandStartedEvent' | 'commandSucceededEvent' | 'commandFailedEvent';
  commandName: string;
  databaseName?: string;
  command?: Document;
  reply?: unknown;
}

const HIDDEN_COMMANDS = ['configureFailPoint', 'hello', 'isMaster', 'ismaster'];

/** The entities of one test (clients, databases, collections and sessions by name) and the events of its clients. */
export class World {
  readonly entities: Record<string, unknown> = {};
  readonly sessionIds: Record<string, unknown> = {};
  readonly #events: Record<string, SeenEvent[]> = {};
  readonly #clients: mongo.MongoClient[] = [];
  readonly #sessions: mongo.ClientSession[] = [];

  constructor(
    private readonly uri: string,
    /** a client outside the test that reads results */
    readonly observer: mongo.MongoClient,
  ) {}

  async create(description: EntityDescription): Promise<void> {
    const [kind, options] = Object.entries(description)[0]!;
    const parent = (key: string) => this.entities[String(options[key])];
    if (kind === 'client') await this.#createClient(options);
    else if (kind === 'database') {
      const client = parent('client') as mongo.MongoClient;
      this.entities[options.id] = client.db(
        String(options.databaseName),
        driverOptions(options.databaseOptions),
      );
    } else if (kind === 'collection') {
      const database = parent('database') as mongo.Db;
      const name = String(options.collectionName);
      this.entities[options.id] = database.collection(name, driverOptions(options.collectionOptions));
    } else if (kind === 'session') this.#createSession(parent('client') as mongo.MongoClient, options);
    else throw new Skip(`with an entity of kind ${kind}`);
  }

  eventsOf(client: string): SeenEvent[] {
    return this.#events[client] ?? [];
  }

  eventsSoFar(): Record<string, SeenEvent[]> {
    return Object.fromEntries(Object.entries(this.#events).map(([client, events]) => [client, [...events]]));
  }

  async endSessions(): Promise<void> {
    for (const session of this.#sessions) {
      if (session.inTransaction()) await session.abortTransaction().catch(() => {});
    }
  }

  async close(): Promise<void> {
    const admin = this.observer.db('admin');
    await admin.command({ configureFailPoint: 'failCommand', mode: 'off' });
    for (const session of this.#sessions) await session.endSession().catch(() => {});
    await Promise.all(this.#clients.map((client) => client.close()));
    await admin.command({ killAllSessions: [] });
  }

  async #createClient(options: Document & { id: string }): Promise<void> {
    const given = { ...(options.uriOptions as Document | undefined) };
    if (options.autoEncryptOpts || given.readPreferenceTags || given.compressors)
      throw new Skip('with unsupported client options');
    const { appname, w, readConcernLevel, ...rest } = given;
    const client = new mongo.MongoClient(this.uri.replace('directConnection=true', 'replicaSet=athenaeum'), {
      ...rest,
      ...(appname === undefined ? {} : { appName: String(appname) }),
      ...(w === undefined ? {} : { writeConcern: { w: w as mongo.W } }),
      ...(readConcernLevel === undefined
        ? {}
        : { readConcern: { level: readConcernLevel as mongo.ReadConcernLevel } }),
      ...(options.serverApi ? { serverApi: options.serverApi as mongo.ServerApi } : {}),
      monitorCommands: true,
      heartbeatFrequencyMS: 500,
      minHeartbeatFrequencyMS: 50,
      serverSelectionTimeoutMS: 5000,
    });
    this.#observe(client, options);
    await client.connect();
    this.entities[options.id] = client;
    this.#clients.push(client);
  }

  #observe(client: mongo.MongoClient, options: Document & { id: string }): void {
    const events: SeenEvent[] = (this.#events[options.id] = []);
    const wanted = (options.observeEvents ?? []) as string[];
    const hidden = new Set([
      ...HIDDEN_COMMANDS,
      ...((options.ignoreCommandMonitoringEvents ?? []) as string[]),
    ]);
    // The driver goes on using the command it shows, so what was sent is copied at once.
    const keep = (event: SeenEvent) => {
      if (wanted.includes(event.kind) && !hidden.has(event.commandName))
        events.push(structuredCommand(event));
    };
    client.on('commandStarted', ({ commandName, databaseName, command }) =>
      keep({ kind: 'commandStartedEvent', commandName, databaseName, command }),
    );
    client.on('commandSucceeded', ({ commandName, databaseName, reply }) =>
      keep({ kind: 'commandSucceededEvent', commandName, databaseName, reply }),
    );
    client.on('commandFailed', ({ commandName, databaseName }) =>
      keep({ kind: 'commandFailedEvent', commandName, databaseName }),
    );
  }

  #createSession(client: mongo.MongoClient, options: Document & { id: string }): void {
    const given = { ...(options.sessionOptions as Document | undefined) };
    if (given.defaultTransactionOptions)
      given.defaultTransactionOptions = driverOptions(given.defaultTransactionOptions);
    const session = client.startSession(given);
    this.entities[options.id] = session;
    this.sessionIds[options.id] = session.id;
    this.#sessions.push(session);
  }
}

const structuredCommand = (event: SeenEvent): SeenEvent => ({
  ...event,
  ...(event.command && {
    command: { ...event.command, ...copied(event.command, ['readConcern', 'writeConcern']) },
  }),
});

const copied = (command: Document, names: string[]): Document =>
  Object.fromEntries(
    names.filter((name) => name in command).map((name) => [name, { ...(command[name] as Document) }]),
  );

/** Options as the tests write them to options as the driver takes them. */
export function driverOptions(options: unknown): Document {
  const given = { ...(options as Document | undefined) };
  if (given.readPreference && !(given.readPreference instanceof mongo.ReadPreference)) {
    given.readPreference = readPreference(given.readPreference as Document);
  }
  return given;
}

function readPreference({ mode, tagSets, maxStalenessSeconds }: Document): mongo.ReadPreference {
  const name = String(mode);
  return new mongo.ReadPreference(
    (name[0]!.toLowerCase() + name.slice(1)) as mongo.ReadPreferenceMode,
    tagSets as mongo.TagSet[] | undefined,
    { maxStalenessSeconds: maxStalenessSeconds as number | undefined },
  );
}
