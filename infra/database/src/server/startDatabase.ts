import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createDispatch } from '../commands/dispatch';
import { FailPoints } from '../commands/failPoints';
import { Engine } from '../engine';
import { MEMORY_LIMIT_BYTES } from '../memory/workspace';
import { serveConnection } from '../wire/connection';
import { closeGaps } from './closeGaps';
import { checkDataFile } from './dataFile';
import { emptyScratchFolder, lockFolder, prepareFolder } from './dataFolder';
import { startHousekeeping } from './housekeeping';
import { StartError } from './startError';

const HOST = '127.0.0.1';

export interface DatabaseOptions {
  /** 0 for any free one */
  port: number;
  /** parent of the folder `database`, which holds the files */
  dataDir: string;
  /** acknowledges writes before they are on disk: quicker, for disposable data */
  isThrowaway?: boolean;
  /** accepts `configureFailPoint`, for conformance tests */
  allowFailPoints?: boolean;
  /** memory limit of a sort or a group before it spills to disk, bytes; default MongoDB's 100 MB */
  memoryBytes?: number;
  /** the monotonic clock of `maxTimeMS`, in milliseconds */
  now?: () => number;
}

export interface RunningDatabase {
  uri: string;
  port: number;
  close(): Promise<void>;
}

/**
 * Opens the data folder and listens on loopback.
 *
 * @throws StartError when the folder is locked, unusable or damaged, or the port is taken; its message says what to do
 */
export async function startDatabase(options: DatabaseOptions): Promise<RunningDatabase> {
  const folder = prepareFolder(options.dataDir);
  const lock = await lockFolder(folder);
  let engine: Engine | undefined;
  try {
    engine = await openEngine(folder, options);
    return await listen(engine, options, emptyScratchFolder(folder), () => lock.release());
  } catch (error) {
    await engine?.close();
    await lock.release();
    throw error;
  }
}

async function openEngine(folder: string, { isThrowaway = false }: DatabaseOptions): Promise<Engine> {
  try {
    checkDataFile(folder);
    await closeGaps(folder);
    return await Engine.open(folder, !isThrowaway);
  } catch (error) {
    throw new StartError(
      `The database files in ${folder} cannot be opened (${(error as Error).message}): move the folder away to start empty, or set DATA_DIR to another one.`,
    );
  }
}

async function listen(
  engine: Engine,
  {
    port,
    allowFailPoints = false,
    memoryBytes = MEMORY_LIMIT_BYTES,
    now = () => performance.now(),
  }: DatabaseOptions,
  scratchFolder: string,
  release: () => Promise<void>,
): Promise<RunningDatabase> {
  const sockets = new Set<Socket>();
  const server = createServer();
  const address = () => `${HOST}:${(server.address() as AddressInfo).port}`;
  const dispatch = createDispatch(
    { engine, address, memoryBytes, scratchFolder, now },
    new FailPoints(allowFailPoints),
  );
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serveConnection(socket, dispatch);
  });
  await bind(server, port);
  const housekeeping = startHousekeeping(engine);
  const bound = (server.address() as AddressInfo).port;
  return {
    uri: defaultUri(bound),
    port: bound,
    close: async () => {
      housekeeping.stop();
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      await engine.close();
      await release();
    },
  };
}

function bind(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        new StartError(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is already in use: stop what listens there or set DATABASE_PORT to a free port.`
            : `The database cannot listen on ${HOST}:${port} (${error.message}): set DATABASE_PORT to another port.`,
        ),
      );
    });
    server.listen(port, HOST, resolve);
  });
}

/** The URI of a local database: a direct connection, as there is one member only. */
export const defaultUri = (port: number): string => `mongodb://${HOST}:${port}/?directConnection=true`;
