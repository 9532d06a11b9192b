import { Checkbox, Meta, Select, TextField } from '@athenaeum/shared-ui';
import { INVITE_TYPE_LABELS, INVITE_TYPES, SALON_LIMITS } from '@athenaeum/content-contract';
import { EditorSection, Fields } from './EditorSection';
import type { StaffSalon } from './salon.api';
import type { SalonForm } from './SalonEditor';

interface SeatFieldsProps {
  form: SalonForm;
  salon: StaffSalon | null;
}

/** How many may come, who, and at what price. */
export function SeatFields({ form, salon }: SeatFieldsProps) {
  const who = form.chosen('invite_type');
  const isPaid = form.watch('requires_payment');
  return (
    <EditorSection title="Seats and who may come">
      {salon && <Meta>{seatsOf(salon)}</Meta>}
      <Fields>
        <TextField
          label="Seats"
          hint="Empty: no limit. More seats go to those in line at once."
          optional
          inputMode="numeric"
          {...form.field('capacity')}
        />
        <Select
          label="Who may come"
          id={who.id}
          name={who.name}
          error={who.error}
          options={INVITE_TYPES.map((value) => ({ value, label: INVITE_TYPE_LABELS[value] }))}
          value={who.value}
          onChange={({ target }) => who.onChange(target.value)}
        />
      </Fields>
      {who.value === 'INVITE_ONLY' && (
        <>
          <TextField
            label={salon?.has_invite_code ? 'Another invite code' : 'Invite code'}
            hint={
              salon?.has_invite_code
                ? 'There is one. It is never shown again; a new one takes its place.'
                : 'It is never shown again, so keep it where you need it.'
            }
            optional
            autoComplete="off"
            max={SALON_LIMITS.inviteCode}
            {...form.field('invite_code')}
          />
          {salon?.has_invite_code && (
            <Tick form={form} name="no_invite_code" label="Take the invite code off" />
          )}
        </>
      )}
      <Tick form={form} name="is_closed" label="Closed: whoever asks now waits" />
      <Tick form={form} name="is_private" label="Private: it exists for invited people only" />
      <Tick form={form} name="hide_on_feed" label="Hidden from lists: reachable by its link" />
      <Tick form={form} name="requires_payment" label="A seat has to be paid for" />
      {isPaid && (
        <Fields>
          <TextField
            label="Price in USD"
            hint="Without one it is not for sale yet."
            optional
            inputMode="decimal"
            {...form.field('price')}
          />
        </Fields>
      )}
    </EditorSection>
  );
}

type Ticked = 'is_closed' | 'is_private' | 'hide_on_feed' | 'requires_payment' | 'no_invite_code';

function Tick({ form, name, label }: { form: SalonForm; name: Ticked; label: string }) {
  const { value, onChange, ...rest } = form.chosen(name);
  return (
    <Checkbox {...rest} label={label} checked={value} onChange={({ target }) => onChange(target.checked)} />
  );
}

function seatsOf({ seats_taken, waiting, capacity }: StaffSalon): string {
  const taken = seats_taken ?? 0;
  const seats = capacity ? `${taken} of ${capacity} seats are taken` : `${taken} seats are taken`;
  return waiting ? `${seats}, ${waiting} in line.` : `${seats}.`;
}
