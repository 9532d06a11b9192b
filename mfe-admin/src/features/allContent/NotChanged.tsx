import { NotChanged as NotChangedRows } from '../../components/list';
import type { Outcome } from './allContent.api';
import { allContentText } from './allContent.messages';

/** The entries that stayed as they were, each with the reason. */
export const NotChanged = ({ outcome: { unchanged } }: { outcome: Outcome }) => (
  <NotChangedRows
    title={allContentText.notChanged({ count: unchanged.length })}
    lines={unchanged.map(({ id, title, message }) => ({
      id,
      text: allContentText.notChangedWhy({ title: title || allContentText.removedItem, why: message }),
    }))}
  />
);
