import { Checkbox, Meta, Select, TextField } from '@athenaeum/shared-ui';
import { INVITE_TYPE_LABELS, INVITE_TYPES, SALON_LIMITS } from '@athenaeum/content-contract';
import { EditorSection, Fields } from './EditorSection';
import type { StaffSalon } from './salon.api';
import { salonText } from './salon.messages';
import type { SalonForm } from './SalonEditor';

interface SeatFieldsProps {
  form: SalonForm;
  salon: StaffSalon | null;
}

/** Capacity, access and price. */
export function SeatFields({ form, salon }: SeatFieldsProps) {
  const who = form.chosen('invite_type');
  const isPaid = form.watch('requires_payment');
  return (
    <EditorSection title={salonText.access}>
      {salon && <Meta>{seatsOf(salon)}</Meta>}
      <Fields>
        <TextField
          label={salonText.seats}
          hint={salonText.seatsHint}
          optional
          inputMode="numeric"
          {...form.field('capacity')}
        />
        <Select
          label={salonText.whoCanAttend}
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
            label={salon?.has_invite_code ? salonText.newInviteCode : salonText.inviteCode}
            hint={salon?.has_invite_code ? salonText.inviteCodeKnown : salonText.inviteCodeHint}
            optional
            autoComplete="off"
            max={SALON_LIMITS.inviteCode}
            {...form.field('invite_code')}
          />
          {salon?.has_invite_code && (
            <Tick form={form} name="no_invite_code" label={salonText.removeInviteCode} />
          )}
        </>
      )}
      <Tick form={form} name="is_closed" label={salonText.closedLabel} />
      <Tick form={form} name="is_private" label={salonText.privateLabel} />
      <Tick form={form} name="hide_on_feed" label={salonText.hiddenLabel} />
      <Tick form={form} name="requires_payment" label={salonText.paidLabel} />
      {isPaid && (
        <Fields>
          <TextField
            label={salonText.price}
            hint={salonText.priceHint}
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
  const seats = capacity
    ? salonText.seatsTakenOf({ taken, capacity })
    : salonText.seatsTaken({ count: taken });
  return waiting ? salonText.seatsLineWaiting({ seats, waiting }) : salonText.seatsLine({ seats });
}
