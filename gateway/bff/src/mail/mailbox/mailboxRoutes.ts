import { fileURLToPath } from 'node:url';
import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import { MailboxMail, type MailboxMailRow } from '../transports/mailboxMail.model';
import { listPage, mailPage } from './mailboxPages';
import { toView } from './mailboxView';

const MAX_SHOWN = 100;
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A mail's own HTML runs nothing and loads nothing; its links open beside it. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'";

/** `/dev/mailbox`, while no mail server is configured and never in production: pages, and JSON for programs that ask for it. */
export function mailboxRoutes(): Router {
  const router = Router();
  const assets = fileURLToPath(new URL('./assets', import.meta.url));
  router.use('/assets', express.static(assets, { index: false, maxAge: '1h' }));
  router.use((_req, res, next) => {
    res.set({ 'cache-control': 'no-store', 'content-security-policy': PAGE_POLICY });
    next();
  });
  router.get('/', list);
  router.get('/:id', found(open));
  router.get('/:id/html', found(showHtml));
  router.get('/:id/raw', found(download));
  router.get('/:id/attachments/:index', found(attachment));
  return router;
}

async function list(req: Request, res: Response): Promise<void> {
  const { to } = req.query;
  const where = typeof to === 'string' ? { 'to.address': to } : {};
  const mails = await MailboxMail.find(where)
    .select('-raw -pictures')
    .sort({ at: -1 })
    .limit(MAX_SHOWN)
    .lean<MailboxMailRow[]>();
  if (wantsJson(req)) res.json({ data: mails.map(toView), count: mails.length });
  else res.send(listPage(mails));
}

type Show = (mail: MailboxMailRow, req: Request, res: Response) => void;

const open: Show = (mail, req, res) => {
  if (wantsJson(req)) res.json({ data: toView(mail) });
  else res.send(mailPage(mail));
};

const showHtml: Show = ({ html, pictures }, _req, res) => {
  res.removeHeader('x-frame-options');
  res
    .set('content-security-policy', MAIL_POLICY)
    .send(withPictures(html, pictures).replace('<head>', '<head><base target="_blank" />'));
};

/** A browser knows no parts of a mail: its pictures are put where it names them. */
const withPictures = (html: string, pictures: MailboxMailRow['pictures']): string =>
  pictures.reduce(
    (page, { cid, png }) =>
      page.replaceAll(`cid:${cid}`, `data:image/png;base64,${bytesOf(png).toString('base64')}`),
    html,
  );

const download: Show = ({ _id, raw }, _req, res) => {
  res.type('message/rfc822').attachment(`${_id}.eml`).send(bytesOf(raw));
};

/** Read lean, a buffer is what the driver calls Binary. */
const bytesOf = (stored: Buffer | { buffer: Buffer }): Buffer =>
  Buffer.isBuffer(stored) ? stored : Buffer.from(stored.buffer);

const attachment: Show = ({ attachments }, req, res) => {
  const file = attachments[Number(req.params.index)];
  if (!file) return void res.status(404).end();
  res.attachment(file.filename).type(file.content_type).send(file.content);
};

const found =
  (show: Show): RequestHandler =>
  async (req, res, next) => {
    const mail = await MailboxMail.findById(String(req.params.id)).lean<MailboxMailRow>();
    if (mail) show(mail, req, res);
    else next();
  };

const wantsJson = (req: Request) => req.accepts(['html', 'json']) === 'json';
