import {
  Button,
  formatDay,
  Hint,
  Meta,
  onDemandText,
  Notice,
  Stack,
  useOnDemand,
} from '@athenaeum/shared-ui';
import type { Posted } from './posted.api';
import { changePostingText } from './posted.messages';

/** The button to edit a posting, and the status of a submitted change. */
export function EditAction({ posting, token }: { posting: Posted; token: string }) {
  const form = useOnDemand(() => import('./EditPosting'));
  const EditPosting = form.part?.EditPosting;
  const { stage, proposed_at } = posting;
  return (
    <section>
      <Stack $gap={12}>
        <h2>{changePostingText.edit}</h2>
        {proposed_at ? (
          <Notice>{changePostingText.waiting({ day: formatDay(proposed_at) })}</Notice>
        ) : (
          <Meta>{stage === 'review' ? changePostingText.inReview : changePostingText.beforeMembers}</Meta>
        )}
        <div>
          <Button block aria-haspopup="dialog" loading={form.isLoading} onClick={form.open}>
            {proposed_at ? changePostingText.editChange : changePostingText.editPosting}
          </Button>
        </div>
        {form.hasFailed && <Hint role="alert">{onDemandText.notLoaded}</Hint>}
      </Stack>
      {EditPosting && form.isOpen && <EditPosting posting={posting} token={token} onClose={form.close} />}
    </section>
  );
}
