import { applyForm } from '@athenaeum/opportunities-contract';
import { isApiError, messageOf, uploadFile, usePlatform, useUser } from '@athenaeum/shell-contract';
import type { Upload } from '@athenaeum/shared-ui';
import { type SendResult, useDraft, useZodForm } from '@athenaeum/shared-ui/forms';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { useOpportunitiesApplyMutation } from './apply.api';
import type { ApplyTargetFragment } from './__generated__/applyTarget';

interface Outcome {
  onReceived: () => void;
  /** A refusal that no change of the form can fix. */
  onFailed: (problem: unknown) => void;
}

/** The state of an application: form, files, and submission. It outlives the dialog that shows it. */
export function useApplication(
  { contentful_id, role }: ApplyTargetFragment,
  { onReceived, onFailed }: Outcome,
) {
  const { apiBase } = usePlatform();
  const userId = useUser()?.id ?? '';
  const [apply] = useOpportunitiesApplyMutation();
  const [underWay, setUnderWay] = useState(0);
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const form = useZodForm(applyForm, {
    // Must be true on submit; the form starts unticked.
    defaultValues: { cv: '', bio: null, pitch: '', accepted: false as unknown as true },
  });
  const draft = useDraft(form, `application.${contentful_id}.${userId}`);

  const upload: Upload = async (file, how) => {
    setUnderWay((many) => many + 1);
    try {
      const answer = await uploadFile(apiBase, `opportunities-docs/${userId}`, file, how);
      if ('message' in answer) return answer;
      setNames((known) => ({ ...known, [answer.key]: file.name }));
      return { id: answer.key, name: file.name };
    } finally {
      setUnderWay((many) => many - 1);
    }
  };

  const send = async ({ accepted, ...answers }: z.output<typeof applyForm>): Promise<SendResult> => {
    const { error } = await apply({
      input: { ...answers, user_id: userId, contentful_id, title: role, accepted },
    });
    if (!error) return onReceived();
    const fields = isApiError(error) ? error.fields : undefined;
    // A file that the server has deleted has to be attached again.
    if (fields?.cv) form.setValue('cv', '');
    if (fields?.bio) form.setValue('bio', null);
    if (!fields) onFailed(error);
    return { message: messageOf(error), fields };
  };

  return {
    form,
    draft,
    upload,
    isUploading: underWay > 0,
    /** The original name of a file. */
    nameOf: (key: string) => names[key],
    submit: form.onSubmit(send),
  };
}

export type Application = ReturnType<typeof useApplication>;
