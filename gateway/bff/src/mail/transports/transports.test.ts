import { openTestDatabase } from '@athenaeum/kit/testing';
import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { salonCalendar, salonInvitation } from '../../calendar/salonCalendar';
import { ASK } from '../../jobs/testing';
import { compose } from '../compose';
import type { Mail } from '../mail';
import { aMailServer, aMuteServer, problem } from '../testing/mailServer';
import { BRAND, SAMPLES } from '../testing/samples';
import { templates } from '../templates/templates';
import { createMailbox } from './mailbox';
import { MailboxMail } from './mailboxMail.model';
import { createSmtp } from './smtp';

const UNSUBSCRIBE = 'https://members.example/api/mail/unsubscribe/reminders.hash.signature';
/** Long where an answer comes, short where none does. */
const TIMEOUTS_MS = { long: 20_000, short: 300 };
const signal = () => new AbortController().signal;

let database: { close(): Promise<void> };
let server: Awaited<ReturnType<typeof aMailServer>>;
beforeAll(async () => {
  database = await openTestDatabase([MailboxMail]);
  server = await aMailServer();
});
beforeEach(() => {
  server.received.length = 0;
  server.refuses = '';
  server.answer = () => null;
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const aMail = (id: string, given: Partial<Mail> = {}): Mail => ({
  ...compose(
    id,
    {
      template: templates.get('salon-reminder')!,
      params: SAMPLES['salon-reminder'],
      to: { name: 'Zoë Núñez', address: 'zoe@example.org' },
      replyTo: { name: 'Member support', address: 'support@athenaeum.test' },
    },
    BRAND,
    UNSUBSCRIBE,
  ),
  calendar: salonCalendar({ ...ASK, url: 'https://members.example/salons/the-art-of-the-ask' }, 'Athenaeum'),
  ...given,
});
const smtp = (timeoutMs = TIMEOUTS_MS.long) => createSmtp({ url: server.url, timeoutMs });

describe.each([
  {
    name: 'the mailbox',
    transport: createMailbox,
    async taken() {
      const mails = await MailboxMail.find().sort({ at: 1 });
      return mails.map(({ raw }) => raw.toString());
    },
  },
  { name: 'a mail server', transport: () => smtp(), taken: async () => server.received },
])('$name', ({ transport, taken }) => {
  const arrived = async () => PostalMime.parse((await taken()).at(-1)!);

  it('has the mail with its words, people and calendar file', async () => {
    const mail = aMail('one');
    await transport().send(mail, signal());

    const { subject, from, to, replyTo, html, text, attachments } = await arrived();
    expect({ subject, from, to, replyTo }).toMatchObject({
      subject: 'Tomorrow: The Art of the Ask',
      from: { name: 'Athenaeum', address: 'no-reply@athenaeum.test' },
      to: [{ name: 'Zoë Núñez', address: 'zoe@example.org' }],
      replyTo: [{ address: 'support@athenaeum.test' }],
    });
    expect(html?.trim()).toBe(mail.html.trim());
    expect(text?.trim()).toBe(mail.text.trim());
    const file = attachments.find(({ filename }) => filename === 'event.ics')!;
    expect(Buffer.from(file.content as ArrayBuffer).toString()).toContain('UID:salon-salon-1@athenaeum');
  });

  it.each([
    ['REQUEST', 'CONFIRMED'],
    ['CANCEL', 'CANCELLED'],
  ] as const)('is a calendar part of the method that the file has: %s', async (method, status) => {
    const people = {
      organizer: { name: 'Athenaeum', address: 'no-reply@athenaeum.test' },
      attendee: { name: 'Zoë Núñez', address: 'zoe@example.org' },
    };
    const salon = { ...ASK, url: 'https://members.example/salons/the-art-of-the-ask', status };
    const calendar = salonInvitation(salon, people, 'Athenaeum');
    await transport().send(aMail(`method-${method}`, { calendar }), signal());

    const raw = (await taken()).at(-1)!;
    expect(raw).toMatch(new RegExp(`^Content-Type: text/calendar;[^:]*method=${method}`, 'mi'));
    expect(Buffer.from(raw).toString()).not.toContain('method=PUBLISH');
  });

  it('carries its pictures beside the words, by the names that the HTML has for them', async () => {
    await transport().send(aMail('pictured'), signal());

    const { attachments, html } = await arrived();
    const [picture, ...more] = attachments.filter(({ mimeType }) => mimeType === 'image/png');
    expect(more).toEqual([]);
    expect(picture).toMatchObject({ disposition: 'inline', related: true });
    expect(html).toContain(`src="cid:${picture!.contentId!.slice(1, -1)}"`);
    const { width, height } = await sharp(Buffer.from(picture!.content as ArrayBuffer)).metadata();
    expect({ width, height }).toEqual({ width: 1200, height: 675 });
  });

  it('names it, says that nobody wrote it, and how to stop it with one click', async () => {
    await transport().send(aMail('two'), signal());

    const { headers, messageId } = await arrived();
    const header = (key: string) => headers.find((one) => one.key === key)?.value;
    expect(messageId).toBe('<two@athenaeum.test>');
    expect(header('auto-submitted')).toBe('auto-generated');
    expect(header('list-unsubscribe')).toBe(`<${UNSUBSCRIBE}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  it('has no unsubscribe header on mail that the recipient asked for', async () => {
    await transport().send(aMail('three', { unsubscribe: undefined }), signal());

    expect((await arrived()).headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
  });

  it('has no header that was smuggled in by a subject or a name', async () => {
    const smuggled = 'Ask\r\nBcc: everybody@example.org\r\n\r\n<b>body</b>';
    await transport().send(
      aMail('four', { subject: smuggled, to: [{ name: smuggled, address: 'zoe@example.org' }] }),
      signal(),
    );

    const { headers, to } = await arrived();
    expect(headers.map(({ key }) => key)).not.toContain('bcc');
    expect(to?.map((one) => one.address)).toEqual(['zoe@example.org']);
  });

  it('can tell a repetition', async () => {
    for (const _time of [1, 2]) await transport().send(aMail('five'), signal());

    const names = await Promise.all(
      (await taken()).map(async (raw) => (await PostalMime.parse(raw)).messageId),
    );
    expect(new Set(names.filter((name) => name?.startsWith('<five@'))).size).toBe(1);
  });
});

it('the mailbox keeps a repetition once', async () => {
  for (const _time of [1, 2]) await createMailbox().send(aMail('six'), signal());

  expect(await MailboxMail.countDocuments({ _id: 'six' })).toBe(1);
});

describe('a mail server that', () => {
  const send = (silence = TIMEOUTS_MS.long) => smtp(silence).send(aMail('x'), signal());

  it.each([
    [451, 'away'],
    [421, 'away'],
    [554, 'refused'],
    [552, 'refused'],
  ])('answers a mail with %i: %s, and its words stay outside', async (code, kind) => {
    server.answer = () => problem(code);

    await expect(send()).rejects.toMatchObject({ kind, code: `SMTP_${code}`, message: `SMTP_${code}` });
  });

  it('does not know the address fails permanently', async () => {
    server.refuses = 'zoe@example.org';

    await expect(send()).rejects.toMatchObject({ kind: 'refused', code: 'SMTP_550' });
  });

  it('does not know our password is away: the mail is not to blame', async () => {
    const transport = createSmtp({
      url: server.url.replace('//', '//us:wrong@'),
      timeoutMs: TIMEOUTS_MS.long,
    });

    await expect(transport.send(aMail('x'), signal())).rejects.toMatchObject({
      kind: 'away',
      code: 'SMTP_535',
    });
  });

  it('takes its time is waited for, and has the mail once', async () => {
    const arrived = new Promise<() => void>((resolve) => {
      server.answer = () => new Promise((answer) => resolve(() => answer(null)));
    });

    const sent = send();
    const accept = await arrived;
    expect(server.received).toHaveLength(0);
    accept();
    await sent;

    expect(server.received).toHaveLength(1);
  });

  it('never answers is away', async () => {
    server.answer = () => new Promise(() => {});

    await expect(send(TIMEOUTS_MS.short)).rejects.toMatchObject({ kind: 'away' });
  });

  it('hangs up in the middle is away', async () => {
    server.answer = () => {
      server.hangUp();
      return null;
    };

    await expect(send()).rejects.toMatchObject({ kind: 'away' });
  });

  it('says nothing at all is away', async () => {
    const mute = await aMuteServer();
    const transport = createSmtp({ url: mute.url, timeoutMs: TIMEOUTS_MS.short });

    await expect(transport.send(aMail('x'), signal())).rejects.toMatchObject({ kind: 'away' });
    mute.close();
  });

  it('is left when the attempt is over', async () => {
    server.answer = () => new Promise(() => {});
    const transport = createSmtp({ url: server.url, timeoutMs: 60_000 });

    await expect(transport.send(aMail('x'), AbortSignal.timeout(100))).rejects.toMatchObject({
      kind: 'away',
    });
  });

  it('is not there is away', async () => {
    const gone = await aMailServer();
    await gone.close();
    const transport = createSmtp({ url: gone.url, timeoutMs: TIMEOUTS_MS.long });

    await expect(transport.send(aMail('x'), signal())).rejects.toMatchObject({ kind: 'away' });
  });
});

const REAL = process.env.SMTP_URL;
(REAL ? it : it.skip)('the mail server of the environment takes a mail', async () => {
  const to = process.env.MAIL_FROM ?? BRAND.from.address;
  const transport = createSmtp({ url: REAL!, timeoutMs: 60_000 });

  await transport.send(
    aMail(`contract-${Date.now()}`, {
      from: { name: 'Athenaeum', address: to },
      to: [{ name: '', address: to }],
    }),
    signal(),
  );
});
