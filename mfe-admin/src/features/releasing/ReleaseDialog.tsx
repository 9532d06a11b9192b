import { AskDialog, useDialogAnswer } from '@athenaeum/shell-contract';
import { Meta, Stack, TextField } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { commonText } from '../../components/common.messages';
import { dialogTextsOf, commandOf, type Question } from './question';
import { type AreaNow, useReleasesCommandMutation } from './releasing.api';
import { releasingText } from './releasing.messages';
import { stepsIn, defaultSteps } from './steps';

const MAX_REASON_LENGTH = 200;

interface ReleaseDialogProps {
  question: Question;
  now: AreaNow;
  onClose: () => void;
  /** Called on success while the dialog is open. */
  onDone: () => void;
}

/** Confirms a release action and what it affects, runs it, and shows its progress. */
export default function ReleaseDialog({ question, now, onClose, onDone }: ReleaseDialogProps) {
  const conclude = useDialogAnswer(onClose);
  const [runCommand, { isLoading, error }] = useReleasesCommandMutation();
  // As it was when the dialog opened: refetches must not change the question.
  const [texts] = useState(() => dialogTextsOf(question, now));
  const [reason, setReason] = useState('');
  const [steps, setSteps] = useState(() => defaultSteps(now.canary?.percent ?? 0));
  const [isWrong, setWrong] = useState(false);
  const [lines, setLines] = useState<string[]>([]);
  const isRamp = question.deed === 'ramp';

  const handleConfirm = async () => {
    const read = stepsIn(steps);
    setWrong(isRamp && !read);
    if (isRamp && !read) return;
    setLines([]);
    const answer = await runCommand({
      area: now.area,
      ...commandOf(question, { reason, steps: read ?? [] }),
      onProgress: (line) => setLines((before) => [...before, line]),
    });
    const words = { done: answer.data?.text, failed: releasingText.notDone({ confirm: texts.confirm }) };
    if (conclude(answer.error, { ...words, done: words.done ?? '' })) onDone();
  };

  return (
    <AskDialog
      onClose={onClose}
      title={texts.title}
      keep={commonText.cancel}
      confirm={texts.confirm}
      look={texts.isHarsh ? 'danger' : undefined}
      isSending={isLoading}
      onConfirm={() => void handleConfirm()}
      error={error}
    >
      {texts.happens.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isRamp && (
        <TextField
          label={releasingText.steps}
          hint={releasingText.stepsHint}
          error={isWrong ? releasingText.stepsWrong : undefined}
          value={steps}
          onChange={({ target }) => setSteps(target.value)}
        />
      )}
      <TextField
        label={commonText.reason}
        hint={isKept(question) ? releasingText.reasonHint : releasingText.reasonHintLog}
        optional
        max={MAX_REASON_LENGTH}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div role="log" aria-label={releasingText.progress}>
        <Stack as="ul" $gap={4}>
          {isLoading && <Meta as="li">{releasingText.working}</Meta>}
          {lines.map((line, at) => (
            <Meta as="li" key={`${at} ${line}`}>
              {line}
            </Meta>
          ))}
        </Stack>
      </div>
    </AskDialog>
  );
}

/** Actions whose reason is in the release history too. */
const isKept = ({ deed }: Question) => ['withdraw', 'rollBack', 'kill'].includes(deed);
