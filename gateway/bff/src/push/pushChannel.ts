import { DeliveryProblem, payloadOf, problemCode, type Channel } from '@athenaeum/kit/outbox';
import webPush from 'web-push';
import { AnswerProblem } from '../answers/answerProblem';
import { isPageType } from '../answers/readAnswer';
import type { DeliveryEnv } from '../delivery/deliveryVariables';
import { languageOfMember } from '../mail/letters/recipient';
import type { Sources } from '../sources/sources';
import { lockScreen, type ShownNotification } from './lockScreen';
import { postMessage, type PostMessage, type PushRequest } from './postMessage';
import { PushDevice, type PushDeviceRow } from './pushDevice.model';
import { pushMessage } from './pushMessage';
import { vapidOf, type Vapid } from './vapid';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const TIMEOUT_MS = 20 * SECOND;
/** Older news has been read elsewhere, or is in the bell. */
const MAX_AGE_MS = 24 * HOUR;
/** By which a push service says that it has the message (RFC 8030, sections 5 and 5.1). */
const TAKEN = [201, 202];
/** The statuses of a subscription that has ended. */
const GONE = [404, 410];
/** Of our key, our message or its size: the same tomorrow. */
const REFUSED = [400, 401, 403, 413];

interface Parts {
  env: Pick<DeliveryEnv, 'OUTBOX_CONCURRENCY' | 'PUSH_PRIVATE_KEY' | 'MEMBER_SUPPORT_EMAIL' | 'BRAND'>;
  sources: Pick<Sources, 'pushNotice' | 'contact'>;
  post?: PostMessage;
  now?: () => number;
}

/** The outbox channel to members' browsers, encrypted for each. */
export function pushChannel({ env, sources, post = postMessage, now = Date.now }: Parts): Channel {
  const vapid = vapidOf(env);
  return {
    name: pushMessage.channel,
    concurrency: env.OUTBOX_CONCURRENCY,
    timeout: TIMEOUT_MS,
    async deliver({ kind, payload, created_at }, signal) {
      if (kind !== pushMessage.kind) throw new DeliveryProblem('away', 'UNKNOWN_KIND');
      const { device_id, notification_id } = payloadOf(pushMessage, payload);
      const device = await PushDevice.findById(device_id).lean<PushDeviceRow>();
      if (!device || !vapid || now() - created_at > MAX_AGE_MS) return 'obsolete';
      if (device.made_for !== vapid.publicKey) return forget(device);
      const notice = await sources.pushNotice(notification_id, device.user_id);
      const contact = notice && (await sources.contact(device.user_id));
      if (!contact || notice.is_read) return 'obsolete';
      if (notice.quiet_until !== null && notice.quiet_until > now()) return { notBefore: notice.quiet_until };
      const {
        status,
        type = '',
        retryAfter,
      } = await send(
        device,
        lockScreen(notice, {
          ...{ id: notification_id, account: device.user_id, brand: env.BRAND },
          language: languageOfMember(contact),
        }),
        vapid,
        signal,
      );
      if (isSuccess(status) && isPageType(type)) throw new AnswerProblem('ANSWERED_PAGE');
      if (TAKEN.includes(status)) return 'delivered';
      if (isSuccess(status)) throw new AnswerProblem('ANSWERED_OTHER');
      if (GONE.includes(status)) return forget(device);
      const seconds = Number(retryAfter);
      throw new DeliveryProblem(
        REFUSED.includes(status) ? 'refused' : 'away',
        `HTTP_${status}`,
        Number.isFinite(seconds) ? Math.max(0, seconds * SECOND) : 0,
      );
    },
  };

  async function send(device: PushDeviceRow, shown: ShownNotification, vapid: Vapid, signal: AbortSignal) {
    try {
      return await post(encrypted(device, shown, vapid), signal);
    } catch (error) {
      const code = problemCode(error);
      throw new DeliveryProblem(code === 'EPRIVATE' ? 'refused' : 'away', code);
    }
  }

  /** Unless the same browser has subscribed again meanwhile. */
  async function forget({ _id, p256dh, auth }: PushDeviceRow): Promise<'obsolete'> {
    await PushDevice.deleteOne({ _id, p256dh, auth });
    return 'obsolete';
  }
}

const isSuccess = (status: number) => status >= 200 && status < 300;

function encrypted(
  { endpoint, p256dh, auth }: PushDeviceRow,
  shown: ShownNotification,
  vapid: Vapid,
): PushRequest {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(shown),
    { vapidDetails: vapid, TTL: MAX_AGE_MS / SECOND, urgency: 'normal' },
  );
  return {
    url: endpoint,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body,
  };
}
