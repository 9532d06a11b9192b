import { Button, Notice, Row, Stack } from '@athenaeum/shared-ui';
import { type Change, Changes } from '../changes';
import { conflictText } from './conflict.messages';

interface ConflictProps {
  /** What stands now as before, what is in the form as after; none where they agree. */
  changes: readonly Change[];
  /** Keeps what is in the form, as a change of what stands now. */
  onMine: () => void;
  onTheirs: () => void;
}

/** Somebody else was faster: both texts, and which of them to go on with. */
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
