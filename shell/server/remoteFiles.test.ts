import express from 'express';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { remoteFiles } from './remoteFiles';
import { shellFolders, writeRemoteFile } from './testing';

let server: Server;
afterEach(() => void server.close());

async function serve(options: Parameters<typeof remoteFiles>[1], dataDir: string): Promise<string> {
  server = createServer(express().use(remoteFiles(dataDir, options)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('pulls a missing build for tabs that still have it open, and requests no build that is here', async () => {
  const { dataDir } = shellFolders();
  const pull = jest.fn((name: string, version: string) => {
    if (version !== 'v000') return Promise.resolve(false);
    writeRemoteFile(dataDir, `${name}/v000/remote.js`, 'void 0;');
    return Promise.resolve(true);
  });
  writeRemoteFile(dataDir, 'mfe-learning/v001/remote.js', 'void 1;');
  const origin = await serve({ pull }, dataDir);
  const text = async (path: string) => {
    const answer = await fetch(origin + path);
    return [answer.status, await answer.text()];
  };

  expect(await text('/remotes/mfe-learning/v001/remote.js')).toEqual([200, 'void 1;']);
  expect(pull).not.toHaveBeenCalled();
  expect(await text('/remotes/mfe-learning/v000/remote.js')).toEqual([200, 'void 0;']);
  expect(await text('/remotes/mfe-learning/v000/other.js')).toEqual([404, 'Not found\n']);
  expect(await text('/remotes/mfe-learning/v999/remote.js')).toEqual([404, 'Not found\n']);
});

it('fetches nothing for the host of another remote', async () => {
  const { dataDir } = shellFolders();
  const pull = jest.fn(() => Promise.resolve(true));
  const origin = await serve({ only: 'mfe-coaching', pull }, dataDir);

  expect((await fetch(`${origin}/remotes/mfe-learning/v001/remote.js`)).status).toBe(404);
  expect(pull).not.toHaveBeenCalled();
});
