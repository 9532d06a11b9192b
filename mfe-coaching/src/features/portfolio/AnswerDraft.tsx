import { answerPortfolioDraftInput, PORTFOLIO_LIMITS, type DraftAnswer } from '@athenaeum/coaching-contract';
import { isApiError, messageOf, useNotify } from '@athenaeum/shell-contract';
import { Button, DownloadIcon, LinkButton, Notice, Row, Stack, TextArea } from '@athenaeum/shared-ui';
import { useState } from 'react';
import type { PortfolioDraftFragment } from '../../components/portfolio/__generated__/portfolioFiles';
import { answerDraftText } from './answerDraft.messages';
import { useCoachingAnswerDraftMutation } from './portfolio.api';

interface AnswerDraftProps {
  portfolioId: string;
  draft: PortfolioDraftFragment;
}

/** The member's answer to the latest draft. A refusal is shown beside it, since the draft may no longer be the latest. */
export default function AnswerDraft({ portfolioId, draft }: AnswerDraftProps) {
  const notify = useNotify();
  const [note, setNote] = useState('');
  const [sending, setSending] = useState<DraftAnswer | null>(null);
  const [problem, setProblem] = useState<{ note?: string | undefined; message?: string } | null>(null);
  const [answerDraft] = useCoachingAnswerDraftMutation();

  const send = async (answer: DraftAnswer) => {
    if (sending) return;
    setProblem(null);
    const checked = answerPortfolioDraftInput.safeParse({
      ...{ id: portfolioId, draft_id: draft.id },
      ...{ answer, note: note.trim() || null },
    });
    if (!checked.success) return setProblem({ note: checked.error.issues[0]?.message });
    setSending(answer);
    const { error } = await answerDraft({ input: checked.data });
    setSending(null);
    if (!error) return notify(answer === 'approved' ? answerDraftText.approved : answerDraftText.changesSent);
    const fields = isApiError(error) ? error.fields : null;
    setProblem(fields?.note ? { note: fields.note } : { message: messageOf(error) });
  };

  return (
    <Stack>
      <Row>
        <LinkButton look="outlined" href={draft.url}>
          <DownloadIcon size={18} /> {answerDraftText.read({ file: draft.name })}
        </LinkButton>
      </Row>
      <TextArea
        label={answerDraftText.changes}
        hint={answerDraftText.changesHint}
        rows={4}
        max={PORTFOLIO_LIMITS.note}
        error={problem?.note}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {problem?.message && (
        <Notice tone="vermilion" title={answerDraftText.failed}>
          {problem.message}
        </Notice>
      )}
      <Row>
        <Button loading={sending === 'approved'} onClick={() => void send('approved')}>
          {answerDraftText.approve}
        </Button>
        <Button look="outlined" loading={sending === 'changes'} onClick={() => void send('changes')}>
          {answerDraftText.askForChanges}
        </Button>
      </Row>
    </Stack>
  );
}
