import { Router, type Request, type Response } from 'express';
import { PAGE_HEADERS } from '../../auth/pages/layout';
import type { Suppressions } from './suppressions';
import { askPage, donePage, unknownPage } from './unsubscribePage';

/** `/api/mail/unsubscribe/:token`: a page to press on, and the one click of mail programs (RFC 8058). */
export function unsubscribeRoutes(suppressions: Suppressions): Router {
  const router = Router();
  router.get('/:token', (req, res) => {
    const asked = suppressions.read(req.params.token);
    if (!asked) return send(res, 404, unknownPage());
    send(res, 200, askPage(asked.list));
  });
  router.post('/:token', stop);
  return router;

  async function stop(req: Request<{ token: string }>, res: Response): Promise<void> {
    const asked = suppressions.read(req.params.token);
    if (!asked) return send(res, 404, unknownPage());
    await suppressions.add(asked.key);
    send(res, 200, donePage(asked.list));
  }
}

const send = (res: Response, status: number, page: string): void =>
  void res.status(status).set(PAGE_HEADERS).send(page);
