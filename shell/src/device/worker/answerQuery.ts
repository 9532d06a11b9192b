import { findKept, renewKept } from '../keeping/keptAnswers';
import type { Asked } from './scope';
import type { Told } from './told';

/** The network's answer, or the kept one where the network gave none. A page that went away is given nothing. */
export async function answerQuery(asked: Asked, told: Told): Promise<Response> {
  const { request, clientId } = asked;
  const body = request.clone().text();
  try {
    const response = await fetch(request);
    const copy = response.clone();
    asked.waitUntil(body.then((text) => renewKept(text, copy)));
    told.network(clientId);
    return response;
  } catch (error) {
    const kept = request.signal.aborted ? null : await findKept(await body);
    if (!kept) throw error;
    told.kept(clientId, kept.at);
    return kept.answer;
  }
}
