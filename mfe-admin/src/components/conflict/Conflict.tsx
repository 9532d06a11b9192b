import { Button, Notice, Row, Stack } from '@athenaeum/shared-ui';
import { type Change, Changes } from '../changes';
import { conflictText } from './conflict.messages';

interface ConflictProps {
  /** The stored values as `before`, the form's as `after`; empty when they agree. */
  changes: readonly Change[];
  /** Keeps the form's values, as a change of the stored ones. */
  onMine: () => void;
  onTheirs: () => void;
}

/** A version conflict: shows both versions, and lets the user choose. */
export function Conflict({ changes, onMine, onTheirs }: ConflictProps) {
  return (
    <Stack $gap={12}>
      <Notice tone="amber" title={conflictText.title} />
      <Changes title={conflictText.versions} changes={changes} />
      <Row $gap={8}>
        <Button look="outlined" onClick={onMine}>
          {conflictText.keepMine}
        </Button>
        <Button look="outlined" onClick={onTheirs}>
          {conflictText.useCurrent}
        </Button>
      </Row>
    </Stack>
  );
}
