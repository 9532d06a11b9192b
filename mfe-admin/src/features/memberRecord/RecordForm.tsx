import { isApiError, messageOf, useIsHere, useNotify } from '@athenaeum/shell-contract';
import {
  Accordion,
  Button,
  Drawer,
  formatDay,
  Meta,
  Notice,
  Row,
  Stack,
  TextField,
} from '@athenaeum/shared-ui';
import { type ErrorEntry, ErrorSummary, fieldId } from '@athenaeum/shared-ui/forms';
import { updateMemberInput } from '@athenaeum/users-contract';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Changes } from '../../components/changes';
import { EditField } from './EditField';
import { MemberHistory } from './MemberHistory';
import { type RecordOfMember, useUsersUpdateMemberMutation } from './memberRecord.api';
import { RECORD_SECTIONS } from './recordFields';
import { changesOf, inputOf, keyOf, type RecordValues, valuesOf } from './recordValues';

interface RecordFormProps {
  member: RecordOfMember;
  onClose: () => void;
  /** What else is kept of her, each with a form of its own. */
  beside?: ReactNode;
  /** Asks for how she stands now. */
  readAgain: () => Promise<RecordOfMember | null>;
}

/** A member's record: what changes is shown before it is saved, and kept with its reason. */
export function RecordForm({ member, onClose, beside, readAgain }: RecordFormProps) {
  const formId = useId();
  const notify = useNotify();
  const isHere = useIsHere();
  const [update, { isLoading }] = useUsersUpdateMemberMutation();
  // What she had read, which a list that is read again must not change under her hand.
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
      notify(`${read.name} saved`);
      // By now it may be another member's record that is open.
      if (isHere()) onClose();
      return;
    }
    if (isApiError(error) && error.code === 'CONFLICT') {
      const now = await readAgain();
      // A refusal that is not about what was read, as to the last admin, leaves nothing to compare.
      if (now && now.version !== read.version) setLatest(now);
    }
    const told = isApiError(error) ? Object.entries(error.fields ?? {}) : [];
    fail(
      told.length > 0
        ? told.map(([path, message]) => ({ name: keyIn(path.split('.')), message }))
        : [{ name: '', message: messageOf(error) }],
    );
  };
  const goOn = (mine: RecordValues) => {
    setRead(latest!);
    setValues(mine);
    setLatest(null);
    setErrors([]);
  };

  return (
    <Drawer
      open
      onClose={onClose}
      title={read.name ?? 'Member'}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            Discard
          </Button>
          <Button
            type="submit"
            form={formId}
            loading={isLoading}
            disabled={changes.length === 0 || latest !== null}
          >
            {saveWords(changes.length)}
          </Button>
        </>
      }
    >
      <Stack $gap={16}>
        <form id={formId} noValidate aria-label={`Edit ${read.name}`} onSubmit={(event) => void save(event)}>
          <Stack $gap={16}>
            <Meta>
              Profile {read.profile_progress ?? 0} % ·{' '}
              {read.portal_nda_agreement_date
                ? `agreed ${formatDay(read.portal_nda_agreement_date)}`
                : 'agreement missing'}
            </Meta>
            <Meta>{read.email}</Meta>
            <ErrorSummary errors={errors} attempt={attempt} />
            {latest && (
              <Stack $gap={12}>
                <Notice tone="amber" title="This member was changed in the meantime." />
                <Changes
                  title="What stands now, and what you have"
                  changes={changesOf(valuesOf(latest), rebased(read, values, latest))}
                />
                <Row $gap={8}>
                  <Button look="outlined" onClick={() => goOn(rebased(read, values, latest))}>
                    Go on with mine
                  </Button>
                  <Button look="outlined" onClick={() => goOn(valuesOf(latest))}>
                    Take what stands now
                  </Button>
                </Row>
              </Stack>
            )}
            {RECORD_SECTIONS.map(({ title, fields }, place) => (
              <Accordion key={title} title={title} defaultOpen={place === 0}>
                <Stack $gap={16}>
                  {fields.map((field) => {
                    const key = keyOf(field);
                    return (
                      <EditField
                        key={key}
                        id={fieldId(key)}
                        field={field}
                        value={values[key] ?? ''}
                        error={errors.find(({ name }) => name === key)?.message}
                        onChange={(value) => setValues((before) => ({ ...before, [key]: value }))}
                      />
                    );
                  })}
                </Stack>
              </Accordion>
            ))}
            {changes.length > 0 && !latest && (
              <>
                <Changes title="What changes when you save" changes={changes} />
                <TextField
                  id={fieldId('reason')}
                  label="Reason"
                  placeholder="Kept with the change"
                  error={errors.find(({ name }) => name === 'reason')?.message}
                  value={reason}
                  onChange={({ target }) => setReason(target.value)}
                />
              </>
            )}
          </Stack>
        </form>
        {beside}
        <MemberHistory id={read.id} />
      </Stack>
    </Drawer>
  );
}

const saveWords = (count: number) =>
  count === 0 ? 'Save' : count === 1 ? 'Save 1 change' : `Save ${count} changes`;

/** What she has changed, over how the member stands now. */
function rebased(read: RecordOfMember, mine: RecordValues, latest: RecordOfMember): RecordValues {
  const changed = changesOf(valuesOf(read), mine).map(({ name }) => [name, mine[name] ?? ''] as const);
  return { ...valuesOf(latest), ...Object.fromEntries(changed) };
}

/** `fields.languages.0` stands at Languages. */
const keyIn = ([group = '', name]: string[]): string =>
  name !== undefined && (group === 'fields' || group === 'standing') ? name : group;
