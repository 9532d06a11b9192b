import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createDispatch } from '../commands/dispatch';
import { FailPoints } from '../commands/failPoints';
import { Engine } from '../engine';
import { MEMORY_BYTES } from '../memory/workspace';
import { serveConnection } from '../wire/connection';
import { checkDataFile } from './dataFile';
import { emptyScratchFolder, lockFolder, prepareFolder } from './dataFolder';
import { startHousekeeping } from './housekeeping';
import { StartError } from './startError';

const HOST = '127.0.0.1';

export interface DatabaseOptions {
  /** 0 for any that is free */
  port: number;
  /** the database keeps its files in `database` below it */
  dataDir: string;
  /** acknowledges writes before they are on disk: quicker, for data nobody will miss */
  isThrowaway?: boolean;
  /** lets clients ask for failures, as conformance tests do */
  allowFailPoints?: boolean;
  /** what a sort or a group may hold in memory before it uses the disk; as MongoDB unless told */
  memoryBytes?: number;
  /** what `maxTimeMS` is measured by: milliseconds that only ever grow */
  now?: () => number;
}

export interface RunningDatabase {
  uri: string;
  port: number;
  close(): Promise<void>;
}

/** Opens the data folder and listens on loopback. Throws StartError when either cannot be had. */
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
    memoryBytes = MEMORY_BYTES,
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

/** One member, addressed directly: the driver need not look for others. */
export const defaultUri = (port: number): string => `mongodb://${HOST}:${port}/?directConnection=true`;
