import { AskBeforeLeaving, isApiError, messageOf, useIsHere, useNotify } from '@athenaeum/shell-contract';
import { Accordion, Button, Card, Meta, Notice, Row, Stack, TextField } from '@athenaeum/shared-ui';
import { type ErrorEntry, ErrorSummary, fieldId } from '@athenaeum/shared-ui/forms';
import { updateMemberInput } from '@athenaeum/users-contract';
import { token } from '@athenaeum/shared-ui/theme';
import { type FormEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { Changes } from '../../components/changes';
import { commonText } from '../../components/common.messages';
import { conflictText } from '../../components/conflict';
import { EditField } from './EditField';
import { type RecordOfMember, useUsersUpdateMemberMutation } from './memberRecord.api';
import { recordText } from './memberRecord.messages';
import { RECORD_SECTIONS } from './recordFields';
import { recordSectionText } from './recordSections.messages';
import { changesOf, inputOf, keyOf, type RecordValues, valuesOf } from './recordValues';

interface RecordFormProps {
  member: RecordOfMember;
  /** Refetches the stored record. */
  readAgain: () => Promise<RecordOfMember | null>;
}

/** The form of a member's record: changes are shown before they are saved with a reason. */
export function RecordForm({ member, readAgain }: RecordFormProps) {
  const formId = useId();
  const notify = useNotify();
  const isHere = useIsHere();
  const [update, { isLoading }] = useUsersUpdateMemberMutation();
  // The version the form is based on; a refetch must not change it while the user edits.
  const [read, setRead] = useState(member);
  const [values, setValues] = useState(() => valuesOf(member));
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<ErrorEntry[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [latest, setLatest] = useState<RecordOfMember | null>(null);
  const changes = changesOf(valuesOf(read), values);

  const fail = (found: ErrorEntry[]) => {
    setErrors(found);
    setAttempt(attempt + 1);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const input = { id: read.id, version: read.version ?? 0, reason, ...inputOf(read, values) };
    const checked = updateMemberInput.safeParse(input);
    if (!checked.success)
      return fail(
        checked.error.issues.map(({ path, message }) => ({ name: keyIn(path.map(String)), message })),
      );
    const { error } = await update({ input: { ...input, reason: reason.trim() } });
    if (!error) {
      notify(recordText.recordSaved({ name: read.name ?? '' }));
      const now = await readAgain();
      if (now && isHere()) begin(now);
      return;
    }
    if (isApiError(error) && error.code === 'CONFLICT') {
      const now = await readAgain();
      // A refusal without a conflict, such as for the last admin, has nothing to compare.
      if (now && now.version !== read.version) setLatest(now);
    }
    const fieldErrors = isApiError(error) ? Object.entries(error.fields ?? {}) : [];
    fail(
      fieldErrors.length > 0
        ? fieldErrors.map(([path, message]) => ({ name: keyIn(path.split('.')), message }))
        : [{ name: '', message: messageOf(error) }],
    );
  };
  /** Resets the form to the stored record. */
  const begin = (stored: RecordOfMember) => {
    setRead(stored);
    setValues(valuesOf(stored));
    setReason('');
    setErrors([]);
    setLatest(null);
  };
  const goOn = (mine: RecordValues) => {
    setRead(latest!);
    setValues(mine);
    setLatest(null);
    setErrors([]);
  };

  return (
    <Card>
      <AskBeforeLeaving isUnsaved={changes.length > 0} />
      <form
        id={formId}
        noValidate
        aria-label={recordText.editOf({ name: read.name ?? '' })}
        onSubmit={(event) => void save(event)}
      >
        <Head>
          <h2>{commonText.edit}</h2>
          <Meta>{changes.length > 0 && commonText.unsaved}</Meta>
        </Head>
        <Body>
          <ErrorSummary errors={errors} attempt={attempt} />
          {latest && (
            <Stack $gap={12}>
              <Notice tone="amber" title={conflictText.title} />
              <Changes
                title={conflictText.versions}
                changes={changesOf(valuesOf(latest), rebased(read, values, latest))}
              />
              <Row $gap={8}>
                <Button look="outlined" onClick={() => goOn(rebased(read, values, latest))}>
                  {conflictText.keepMine}
                </Button>
                <Button look="outlined" onClick={() => goOn(valuesOf(latest))}>
                  {conflictText.useCurrent}
                </Button>
              </Row>
            </Stack>
          )}
          {RECORD_SECTIONS.map(({ id, fields }, place) => (
            <Accordion key={id} title={recordSectionText[id]} defaultOpen={place === 0}>
              <Fields $gap={16}>
                {fields.map((field) => {
                  const key = keyOf(field);
                  return (
                    <EditField
                      // Choices are listed by the stored values.
                      key={`${key}-${read.version}`}
                      id={fieldId(key)}
                      field={field}
                      value={values[key] ?? ''}
                      error={errors.find(({ name }) => name === key)?.message}
                      onChange={(value) => setValues((before) => ({ ...before, [key]: value }))}
                    />
                  );
                })}
              </Fields>
            </Accordion>
          ))}
          {changes.length > 0 && !latest && (
            <>
              <Changes title={commonText.whatChanges} changes={changes} />
              <TextField
                id={fieldId('reason')}
                label={commonText.reason}
                placeholder={commonText.reasonHint}
                error={errors.find(({ name }) => name === 'reason')?.message}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            </>
          )}
        </Body>
        <Foot>
          <Button look="quiet" disabled={changes.length === 0} onClick={() => begin(read)}>
            {commonText.discard}
          </Button>
          <Button type="submit" loading={isLoading} disabled={changes.length === 0 || latest !== null}>
            {saveWords(changes.length)}
          </Button>
        </Foot>
      </form>
    </Card>
  );
}

const saveWords = (count: number) => (count === 0 ? commonText.save : commonText.saveChanges({ count }));

/** The user's changes, applied to the stored record. */
function rebased(read: RecordOfMember, mine: RecordValues, latest: RecordOfMember): RecordValues {
  const changed = changesOf(valuesOf(read), mine).map(({ name }) => [name, mine[name] ?? ''] as const);
  return { ...valuesOf(latest), ...Object.fromEntries(changed) };
}

/** The form field of an error path: `fields.languages.0` is Languages. */
const keyIn = ([group = '', name]: string[]): string =>
  name !== undefined && (group === 'fields' || group === 'standing') ? name : group;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 56px;
  padding-inline: ${token.space[24]};

  & > h2 {
    font-size: ${token.text[24]};
  }
`;

const Body = styled(Stack)`
  padding: 0 ${token.space[24]} ${token.space[16]};

  /* The sections are rows of one list. */
  & > details + details {
    margin-top: calc(-1 * ${token.space[16]});
  }
`;

/* What is filled in is read like any other form, not like an accordion's text. */
const Fields = styled(Stack)`
  color: ${token.color.ink};
`;

const Foot = styled(Row)`
  justify-content: flex-end;
  padding: ${token.space[16]} ${token.space[24]};
  border-top: 1px solid ${token.color.line};
`;
