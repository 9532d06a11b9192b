import { CHANGED_TOGETHER } from '@athenaeum/content-contract';
import { AskDialog, messageOf, useDialogAnswer, useNotify } from '@athenaeum/shell-contract';
import { Notice, Select } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { commonText } from '../../components/common.messages';
import {
  type ContentEntry,
  type Outcome,
  useContentCategoriesQuery,
  useContentCategorizeMutation,
  useContentPublishMutation,
} from './allContent.api';
import { allContentText } from './allContent.messages';

export type ContentChange = 'publish' | 'unpublish' | 'categorize';

interface ChangeDialogProps {
  change: ContentChange;
  entries: readonly ContentEntry[];
  /** What the change did; also when some of them stayed as they were. */
  onDone: (outcome: Outcome) => void;
  onClose: () => void;
}

/** Asks before it changes entries together. */
export function ChangeDialog({ change, entries, onDone, onClose }: ChangeDialogProps) {
  const notify = useNotify();
  const conclude = useDialogAnswer(onClose);
  const [publish, publishing] = useContentPublishMutation();
  const [categorize, categorizing] = useContentCategorizeMutation();
  const [categoryId, setCategoryId] = useState('');
  const [isMissing, setMissing] = useState(false);
  const words = wordsOf(change);

  const handleConfirm = async () => {
    setMissing(change === 'categorize' && !categoryId);
    if (change === 'categorize' && !categoryId) return;
    const versions = entries.map(({ kind, id, updated_at }) => ({ kind, id, updated_at }));
    const { data, error } =
      change === 'categorize'
        ? await categorize({ input: { entries: versions, category_id: categoryId } })
        : await publish({ input: { entries: versions, published: change === 'publish' } });
    const outcome = data?.changed?.data;
    if (outcome?.changed.length) notify(words.done({ count: outcome.changed.length }));
    conclude(error, { failed: allContentText.failed });
    if (outcome) onDone(outcome);
  };

  return (
    <AskDialog
      onClose={onClose}
      title={words.title({ count: entries.length })}
      keep={commonText.cancel}
      confirm={words.confirm}
      isSending={publishing.isLoading || categorizing.isLoading}
      isDisabled={entries.length > CHANGED_TOGETHER}
      onConfirm={() => void handleConfirm()}
      error={publishing.error ?? categorizing.error}
    >
      <p>{words.explained}</p>
      {entries.length > CHANGED_TOGETHER && (
        <Notice tone="amber">{allContentText.tooMany({ count: CHANGED_TOGETHER })}</Notice>
      )}
      {change === 'categorize' && (
        <CategoryField
          value={categoryId}
          onChange={setCategoryId}
          error={isMissing && !categoryId ? allContentText.chooseCategory : undefined}
        />
      )}
    </AskDialog>
  );
}

interface CategoryFieldProps {
  value: string;
  onChange: (id: string) => void;
  error: string | undefined;
}

function CategoryField({ value, onChange, error }: CategoryFieldProps) {
  const { data, isError, error: failure } = useContentCategoriesQuery({});
  if (isError) return <Notice tone="vermilion">{messageOf(failure)}</Notice>;
  return (
    <Select
      label={allContentText.category}
      placeholder={allContentText.chooseCategory}
      options={(data?.categories?.data ?? []).map(({ id, title }) => ({ value: id, label: title }))}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function wordsOf(change: ContentChange) {
  switch (change) {
    case 'publish':
      return {
        title: allContentText.publishCount,
        explained: allContentText.publishExplained,
        confirm: allContentText.publish,
        done: allContentText.published,
      };
    case 'unpublish':
      return {
        title: allContentText.unpublishCount,
        explained: allContentText.unpublishExplained,
        confirm: allContentText.unpublish,
        done: allContentText.unpublished,
      };
    case 'categorize':
      return {
        title: allContentText.categoryCount,
        explained: allContentText.categoryExplained,
        confirm: allContentText.changeCategory,
        done: allContentText.categorized,
      };
  }
}
