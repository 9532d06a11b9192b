import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import type { Certificates } from './certificates';
import { listens, mustRun, startProgram } from './processes';

const NOBODY = '65534';
const PATIENCE_MS = 120_000;

/** Answered by Postfix itself, for the part before the @. */
const ANSWERS = ['/^refused@/ 550 5.1.1 No such person here'];
const LATER = '/^later@/ 450 4.2.0 The mailbox is busy';

export interface Letter extends Email {
  /** As it is in the spool. */
  source: string;
  header(name: string): string | undefined;
}

export type Postfix = Awaited<ReturnType<typeof startPostfix>>;

/** Debian's Postfix with a configuration, a queue and a Maildir of its own; takes mail for every address, by STARTTLS only. */
export async function startPostfix(folder: string, port: number, certificates: Certificates) {
  const at = (name: string) => join(folder, name);
  for (const name of ['', 'config', 'queue', 'data', 'mail', 'mail/all'])
    mkdirSync(at(name), { recursive: true });
  for (const name of ['', 'mail', 'mail/all']) chmodSync(at(name), 0o755);
  await mustRun({ program: 'chown', args: ['-R', NOBODY, at('mail')] });
  await mustRun({ program: 'chown', args: ['postfix', at('data')] });
  const answer = (...lines: string[]) => writeFileSync(at('config/answers'), `${lines.join('\n')}\n`);
  answer(...ANSWERS, LATER);
  writeFileSync(at('config/mailboxes'), '/./ all/\n');
  writeFileSync(at('config/domains'), '/./ here\n');
  writeFileSync(at('config/main.cf'), main());
  writeFileSync(at('config/master.cf'), master());
  const args = ['-c', at('config')];
  await mustRun({ program: 'postfix', args: [...args, 'check'] });
  const running = await startProgram(
    { program: 'postfix', args: [...args, 'start-fg'] },
    { log: at('output.log'), isReady: () => listens(port) },
  );
  const read = new Set<string>();

  return {
    url: `smtp://localhost:${port}?requireTLS=true`,
    log: () => (existsSync(at('postfix.log')) ? readFileSync(at('postfix.log'), 'utf8') : ''),
    /** From now on later@ is taken. */
    async noLongerBusy(): Promise<void> {
      answer(...ANSWERS);
      // Its processes read a table of expressions when they start.
      await mustRun({ program: 'postfix', args: [...args, 'reload'] });
    },
    /** The next letter to an address whose subject has `about`, parsed; throws after a minute. */
    async letterTo(address: string, about: string): Promise<Letter> {
      for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await pause(100)) {
        const found = await this.lettersTo(address, about);
        if (found[0]) return found[0];
      }
      throw new Error(`No letter about “${about}” came for ${address}`);
    },
    /** What is in the Maildir for an address and was not yet handed out. */
    async lettersTo(address: string, about: string): Promise<Letter[]> {
      const inbox = at('mail/all/new');
      const names = existsSync(inbox) ? readdirSync(inbox).filter((name) => !read.has(name)) : [];
      const found: Letter[] = [];
      for (const name of names) {
        const letter = await parsed(readFileSync(join(inbox, name)));
        if (letter.header('x-original-to') !== address || !letter.subject?.includes(about)) continue;
        read.add(name);
        found.push(letter);
      }
      return found;
    },
    async stop(): Promise<void> {
      // What was started in the foreground is ended by its own command, so that its children go with it.
      await mustRun({ program: 'postfix', args: [...args, 'stop'] }).catch(() => {});
      await running.end();
    },
  };

  function main(): string {
    const settings = {
      compatibility_level: '3.6',
      queue_directory: at('queue'),
      data_directory: at('data'),
      command_directory: '/usr/sbin',
      daemon_directory: '/usr/lib/postfix/sbin',
      meta_directory: '/etc/postfix',
      shlib_directory: '/usr/lib/postfix',
      mail_owner: 'postfix',
      setgid_group: 'postdrop',
      maillog_file: at('postfix.log'),
      maillog_file_prefixes: folder,
      myhostname: 'mail.athenaeum.test',
      mydestination: '',
      inet_interfaces: '127.0.0.1',
      inet_protocols: 'ipv4',
      mynetworks: '127.0.0.0/8',
      alias_maps: '',
      virtual_transport: 'virtual',
      virtual_mailbox_domains: `regexp:${at('config/domains')}`,
      virtual_mailbox_maps: `regexp:${at('config/mailboxes')}`,
      virtual_mailbox_base: at('mail'),
      virtual_uid_maps: `static:${NOBODY}`,
      virtual_gid_maps: `static:${NOBODY}`,
      smtpd_tls_security_level: 'encrypt',
      smtpd_tls_cert_file: certificates.certificate,
      smtpd_tls_key_file: certificates.key,
      smtpd_tls_received_header: 'yes',
      smtpd_recipient_restrictions: `check_recipient_access regexp:${at('config/answers')}, permit_mynetworks, reject`,
    };
    return Object.entries(settings)
      .map(([name, value]) => `${name} = ${value}\n`)
      .join('');
  }

  function master(): string {
    const services = [
      `127.0.0.1:${port} inet n - n - - smtpd`,
      'cleanup unix n - n - 0 cleanup',
      'qmgr unix n - n 300 1 qmgr',
      'tlsmgr unix - - n 1000? 1 tlsmgr',
      'rewrite unix - - n - - trivial-rewrite',
      'bounce unix - - n - 0 bounce',
      'defer unix - - n - 0 bounce',
      'trace unix - - n - 0 bounce',
      'flush unix n - n 1000? 0 flush',
      'proxymap unix - - n - - proxymap',
      'error unix - - n - - error',
      'retry unix - - n - - error',
      'virtual unix - n n - - virtual',
      'anvil unix - - n - 1 anvil',
      'scache unix - - n - 1 scache',
      'postlog unix-dgram n - n - 1 postlogd',
    ];
    return `${services.join('\n')}\n`;
  }
}

async function parsed(source: Buffer): Promise<Letter> {
  const email = await PostalMime.parse(source);
  return {
    ...email,
    source: source.toString('latin1'),
    header: (name) => email.headers.find(({ key }) => key === name)?.value,
  };
}
