import { chmodSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkDataFolder, checkNode, checkPorts } from './checks';

describe('before anything starts', () => {
  it.each(['18.20.0', '20.18.3'])('refuses Node %s and says which to install', (version) => {
    expect(() => checkNode(version)).toThrow(/too old: install Node 20\.19 or newer/);
  });

  it.each(['20.19.0', '20.20.2', '22.1.0', '26.0.0'])('accepts Node %s', (version) => {
    expect(() => checkNode(version)).not.toThrow();
  });

  it('names a port in use, its part and the variable that moves it, in one line', async () => {
    const other = createServer().listen(0);
    const { port } = other.address() as AddressInfo;
    process.env.SHELL_PORT = String(port);

    const refusal = checkPorts(['shell']).then(
      () => '',
      (error: Error) => error.message,
    );

    expect(await refusal).toBe(
      `Port in use: ${port} (shell: SHELL_PORT). Stop what uses it, or move with the variable named.`,
    );
    delete process.env.SHELL_PORT;
    other.close();
  });

  it('refuses a value that is not a port', async () => {
    process.env.SHELL_PORT = 'eighty';

    await expect(checkPorts(['shell'])).rejects.toThrow('SHELL_PORT is not a port');
    delete process.env.SHELL_PORT;
  });

  it('keeps a data folder, a new one and one that others could read, for its owner alone', () => {
    const folder = mkdtempSync(join(tmpdir(), 'athenaeum-'));
    chmodSync(folder, 0o755);

    for (const path of [folder, join(folder, 'new')]) {
      checkDataFolder(path);
      expect(statSync(path).mode & 0o777).toBe(0o700);
    }
  });

  it('says what to do about a data folder that is a file', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'athenaeum-')), 'data');
    writeFileSync(file, '');

    expect(() => checkDataFolder(file)).toThrow(
      /cannot be used \(\w+\): make it a writable folder or set DATA_DIR/,
    );
  });
});
