import { Button, Card, RadioGroup, Row, Stack, TextField } from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';
import { type Change, Changes } from '../../components/changes';
import { CardPreview } from './CardPreview';
import type { StaffSalon } from './salon.api';
import type { SalonForm } from './SalonEditor';

interface SaveCardProps {
  form: SalonForm;
  salon: StaffSalon | null;
  changes: readonly Change[];
  /** Somebody else was faster: first it has to be said which text stands. */
  isStale: boolean;
  reason: string;
  onReason: (reason: string) => void;
  status: ReactNode;
  onDiscard: () => void;
}

/** From when on it is shown, how it will look, what changes, and saving it. */
export function SaveCard(props: SaveCardProps) {
  const { form, salon, changes, isStale, reason, onReason, status, onDiscard } = props;
  const shown = form.chosen('published');
  return (
    <Card $padded as="section" aria-label="Publish and save">
      <Stack $gap={16}>
        <RadioGroup
          label="Shown to members"
          id={shown.id}
          name={shown.name}
          error={shown.error}
          options={[
            { value: 'draft', label: 'Draft: to staff only' },
            { value: 'now', label: salon?.published ? 'Published' : 'As soon as it is saved' },
            { value: 'later', label: 'By itself, at a time' },
          ]}
          value={shown.value}
          onChange={({ target }) => shown.onChange(target.value as 'draft' | 'now' | 'later')}
        />
        {shown.value === 'later' && (
          <TextField
            type="datetime-local"
            label="Appears at"
            hint={`By the clock of ${form.watch('timezone').replace(/_/g, ' ')}.`}
            {...form.field('publish_at')}
          />
        )}
        <CardPreview form={form} salon={salon} />
        {changes.length > 0 && salon && !isStale && (
          <>
            <Changes title="What changes when you save" changes={changes} />
            <TextField
              label="Reason"
              hint="Kept with the change."
              optional
              max={500}
              value={reason}
              onChange={({ target }) => onReason(target.value)}
            />
          </>
        )}
        <Row>
          <Button type="submit" loading={form.isSending} disabled={changes.length === 0 || isStale}>
            {saveWords(salon, changes.length)}
          </Button>
          {changes.length > 0 && (
            <Button look="quiet" onClick={onDiscard}>
              Discard
            </Button>
          )}
        </Row>
        {status}
      </Stack>
    </Card>
  );
}

function saveWords(salon: StaffSalon | null, changes: number): string {
  if (!salon) return 'Save the new salon';
  return changes === 1 ? 'Save 1 change' : changes === 0 ? 'Save' : `Save ${changes} changes`;
}
