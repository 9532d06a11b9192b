import { useNow } from '@athenaeum/shared-ui';
import { ageOf, type Case, casesIn, countOf, hoursSince } from './cases';
import { MAX_REQUESTS, useStaffRequestsQuery } from './requests.api';
import { requestsText } from './requests.messages';

/** How many requests wait, and how long the oldest has; its line is kept while it loads. */
export function RequestsLead() {
  const { data } = useStaffRequestsQuery({ take: MAX_REQUESTS });
  const now = useNow();
  return data ? leadOf(countOf(data), casesIn(data)[0], now) : '\u00a0';
}

function leadOf(count: number, oldest: Case | undefined, now: number): string {
  if (!oldest) return requestsText.allDone;
  const hours = hoursSince(oldest.since, now);
  return hours < 1
    ? requestsText.open({ count })
    : requestsText.openOldest({ count, age: ageOf(oldest.since, now) });
}
