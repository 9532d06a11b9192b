import { RadioGroup, Select, TextField } from '@athenaeum/shared-ui';
import { EVENT_LOCATIONS, SALON_LIMITS } from '@athenaeum/content-contract';
import { timeZonesWith } from '../../components/timeZones';
import { EditorSection, Fields } from './EditorSection';
import { PlaceFields } from './PlaceFields';
import { salonText } from './salon.messages';
import type { SalonForm } from './SalonEditor';

/** Time and place. */
export function TimeFields({ form }: { form: SalonForm }) {
  const where = form.chosen('event_location');
  const zone = form.chosen('timezone');
  const isInPerson = where.value === 'In-Person';
  return (
    <EditorSection title={salonText.whenWhere}>
      <Fields>
        <TextField type="datetime-local" label={salonText.begins} {...form.field('date')} />
        <Select
          label={salonText.timeZone}
          id={zone.id}
          name={zone.name}
          error={zone.error}
          options={timeZonesWith(zone.value)}
          value={zone.value}
          onChange={({ target }) => zone.onChange(target.value)}
        />
        <TextField label={salonText.minutes} inputMode="numeric" {...form.field('event_duration')} />
      </Fields>
      <RadioGroup
        label={salonText.where}
        name={where.name}
        id={where.id}
        error={where.error}
        options={EVENT_LOCATIONS}
        value={where.value}
        onChange={({ target }) => where.onChange(target.value)}
      />
      {isInPerson && (
        <>
          <TextField
            label={salonText.venue}
            hint={salonText.venueHint}
            optional
            max={SALON_LIMITS.place}
            {...form.field('in_person_location')}
          />
          <PlaceFields form={form} />
        </>
      )}
      <TextField
        type="url"
        label={salonText.joinLink}
        hint={salonText.joinLinkHint}
        optional
        {...form.field('link')}
      />
    </EditorSection>
  );
}
