import { PageHeading } from '@athenaeum/shared-ui';

/** What was looked for, and how much was found: said aloud when it is known. */
export function ResultsHeading({ term, count }: { term: string; count: number | null }) {
  const results = count === 1 ? '1 result' : `${count} results`;
  return (
    <PageHeading
      title={`Results for “${term}”`}
      lead={<span role="status">{count === null ? '\u00a0' : results}</span>}
    />
  );
}
