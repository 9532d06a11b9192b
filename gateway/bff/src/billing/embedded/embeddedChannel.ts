import { DeliveryProblem, problemCode, type Channel } from '@athenaeum/kit/outbox';
import { DONE } from '../../answers/expectedAnswers';
import { readAnswer } from '../../answers/readAnswer';
import type { DeliveryEnv } from '../../delivery/deliveryVariables';
import { embeddedSecret } from './embeddedBilling';
import { embeddedEvent } from './embeddedEvent';
import { sign, SIGNATURE_HEADER } from './signature';

/** Delivers payment events like a real provider: by a signed call to our own webhook, retried until accepted. */
export function embeddedChannel(env: DeliveryEnv, gatewayUrl: string): Channel {
  const secret = embeddedSecret(env);
  const url = `${gatewayUrl}/webhooks/billing/embedded`;
  return {
    name: embeddedEvent.channel,
    concurrency: env.OUTBOX_CONCURRENCY,
    timeout: env.BILLING_TIMEOUT_MS,
    async deliver({ payload }, signal) {
      const body = JSON.stringify(payload);
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(secret, body, Date.now()) },
        body,
        redirect: 'manual',
        signal,
      }).catch((error: unknown) => Promise.reject(new DeliveryProblem('away', problemCode(error))));
      if (!response.ok) {
        await response.body?.cancel().catch(() => {});
        throw new DeliveryProblem('away', `HTTP_${response.status}`);
      }
      await readAnswer(response, DONE);
      return 'delivered';
    },
  };
}
