import { Button, Stack, UploadForm } from '@athenaeum/shared-ui';
import { DraftStatus, type ErrorEntry, ErrorSummary } from '@athenaeum/shared-ui/forms';
import { token } from '@athenaeum/shared-ui/theme';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { anchorOf } from '../profileAddress';
import { Conflict } from './Conflict';
import { editText } from './edit.messages';
import type { Saving } from './useSaving';

interface SectionFormProps {
  /** "Edit Languages" */
  title: string;
  form: { errors: readonly ErrorEntry[]; attempt: number; isSending: boolean };
  saving: Pick<Saving, 'part' | 'draft' | 'latest' | 'keepMine' | 'takeTheirs' | 'keepBoth' | 'cancel'>;
  /** The current values, shown on a version conflict. */
  current: ReactNode;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** The frame of every form of a profile: errors, a version conflict, the fields, Save and Cancel. */
export function SectionForm({ title, form, saving, current, onSubmit, children }: SectionFormProps) {
  const frame = useRef<HTMLFormElement>(null);
  const save = useRef<HTMLButtonElement>(null);
  const anchor = anchorOf(saving.part);
  useEffect(() => {
    frame.current?.focus({ preventScroll: true });
    // After a paint: growing and moving in one frame would count as a layout shift.
    let wait = requestAnimationFrame(() => {
      wait = requestAnimationFrame(() => document.getElementById(anchor)?.scrollIntoView());
    });
    return () => cancelAnimationFrame(wait);
  }, [anchor]);
  const choose = (how: () => unknown) => () => {
    how();
    save.current?.focus();
  };

  return (
    <Frame ref={frame} noValidate tabIndex={-1} aria-label={title} onSubmit={onSubmit}>
      <Stack $gap={24}>
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        {saving.latest && (
          <Conflict
            current={current}
            onKeepMine={choose(saving.keepMine)}
            onKeepBoth={saving.keepBoth && choose(saving.keepBoth)}
            onTakeTheirs={choose(saving.takeTheirs)}
          />
        )}
        {children}
        <Foot>
          <DraftStatus draft={saving.draft} />
          <Buttons>
            <Button look="quiet" onClick={saving.cancel}>
              {editText.cancel}
            </Button>
            <Button ref={save} type="submit" loading={form.isSending}>
              {form.isSending ? editText.saving : editText.save}
            </Button>
          </Buttons>
        </Foot>
      </Stack>
    </Frame>
  );
}

const Frame = styled(UploadForm)`
  &:focus {
    outline: none;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]} ${token.space[24]};
`;

const Buttons = styled.div`
  display: flex;
  gap: ${token.space[8]};
  margin-left: auto;
`;
