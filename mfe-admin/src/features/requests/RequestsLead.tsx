import { useNow } from '@athenaeum/shared-ui';
import { media } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { ageOf, type Case, casesIn, countOf, hoursSince } from './cases';
import { MAX_REQUESTS, useStaffRequestsQuery } from './requests.api';
import { requestsText } from './requests.messages';

/** How many requests wait, and how long the oldest has; its line is kept while it loads. */
export function RequestsLead() {
  const { data } = useStaffRequestsQuery({ take: MAX_REQUESTS });
  const now = useNow();
  return <Line>{data ? leadOf(countOf(data), casesIn(data)[0], now) : '\u00a0'}</Line>;
}

/* On phones the sentence takes two lines, and the line is its own: what stands beside the title has its place from the start. */
const Line = styled.span`
  ${media.under(600)} {
    display: block;
    min-height: 2lh;

    /* Wider than any phone, though it can break. */
    &::after {
      display: block;
      overflow: hidden;
      height: 0;
      visibility: hidden;
      content: '${'– '.repeat(40)}';
    }
  }
`;

function leadOf(count: number, oldest: Case | undefined, now: number): string {
  if (!oldest) return requestsText.allDone;
  const hours = hoursSince(oldest.since, now);
  return hours < 1
    ? requestsText.open({ count })
    : requestsText.openOldest({ count, age: ageOf(oldest.since, now) });
}
