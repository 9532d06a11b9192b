import { Notice } from '@athenaeum/shared-ui';
import type { Outcome } from './allContent.api';
import { allContentText } from './allContent.messages';

/** The entries that stayed as they were, each with the reason. */
export function NotChanged({ outcome }: { outcome: Outcome }) {
  const { unchanged } = outcome;
  if (unchanged.length === 0) return null;
  return (
    <Notice tone="vermilion" title={allContentText.notChanged({ count: unchanged.length })}>
      <ul>
        {unchanged.map(({ id, title, message }) => (
          <li key={id}>
            {allContentText.notChangedWhy({ title: title || allContentText.removedItem, why: message })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
