import {
  Button,
  Card,
  Hint,
  RadioGroup,
  Row,
  Stack,
  TextField,
  useUploadsUnderWay,
} from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';
import { type Change, Changes } from '../../components/changes';
import { commonText } from '../../components/common.messages';
import { CardPreview } from './CardPreview';
import type { StaffSalon } from './salon.api';
import { salonText } from './salon.messages';
import type { SalonForm } from './SalonEditor';

interface SaveCardProps {
  form: SalonForm;
  salon: StaffSalon | null;
  changes: readonly Change[];
  /** After a version conflict: the user has to choose a version first. */
  isStale: boolean;
  reason: string;
  onReason: (reason: string) => void;
  status: ReactNode;
  onDiscard: () => void;
}

/** Publication, preview, changes and the save button. */
export function SaveCard(props: SaveCardProps) {
  const { form, salon, changes, isStale, reason, onReason, status, onDiscard } = props;
  const shown = form.chosen('published');
  const { isUploading } = useUploadsUnderWay();
  // Save waits for an upload, which will be a change.
  const isUnchanged = changes.length === 0 && !isUploading;
  return (
    <Card $padded as="section" aria-label={salonText.publishAndSave}>
      <Stack $gap={16}>
        <RadioGroup
          label={salonText.visibility}
          id={shown.id}
          name={shown.name}
          error={shown.error}
          options={[
            { value: 'draft', label: salonText.draftOption },
            { value: 'now', label: salon?.published ? commonText.published : salonText.publishNow },
            { value: 'later', label: salonText.schedule },
          ]}
          value={shown.value}
          onChange={({ target }) => shown.onChange(target.value as 'draft' | 'now' | 'later')}
        />
        {shown.value === 'later' && (
          <TextField
            type="datetime-local"
            label={salonText.publishAt}
            hint={salonText.inZone({ zone: form.watch('timezone').replace(/_/g, ' ') })}
            {...form.field('publish_at')}
          />
        )}
        <CardPreview form={form} salon={salon} />
        {changes.length > 0 && salon && !isStale && (
          <>
            <Changes title={commonText.whatChanges} changes={changes} />
            <TextField
              label={commonText.reason}
              hint={commonText.reasonHint}
              optional
              max={500}
              value={reason}
              onChange={({ target }) => onReason(target.value)}
            />
          </>
        )}
        <Row>
          <Button type="submit" loading={form.isSending} disabled={isUnchanged || isStale}>
            {saveWords(salon, changes.length)}
          </Button>
          {changes.length > 0 && (
            <Button look="quiet" onClick={onDiscard}>
              {commonText.discard}
            </Button>
          )}
          {status}
        </Row>
        {!salon && isUnchanged && <Hint>{salonText.stillNeeded}</Hint>}
      </Stack>
    </Card>
  );
}

function saveWords(salon: StaffSalon | null, changes: number): string {
  if (!salon) return salonText.saveNew;
  return changes === 0 ? commonText.save : commonText.saveChanges({ count: changes });
}
